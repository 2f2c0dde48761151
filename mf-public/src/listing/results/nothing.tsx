import { LazyPart } from '@nukkad/shared-ui';
import { text } from '../listing.text';
import type { NothingProps } from './nothing-here.container';

const load = () => import('./nothing-here.container');

/** Reason of an empty list: a chunk of its own, because most visits never see it. */
export function Nothing(props: NothingProps) {
  return (
    <LazyPart load={load} what={text.results}>
      {({ NothingHere }) => <NothingHere {...props} />}
    </LazyPart>
  );
}
