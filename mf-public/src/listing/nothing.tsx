import { LazyPart } from '../common/lazy-part';
import { text } from './listing.text';
import type { NothingProps } from './nothing-here.container';

const load = () => import('./nothing-here.container');

/** Why there is nobody: most visits never see it, so it comes when it is needed. */
export function Nothing(props: NothingProps) {
  return (
    <LazyPart load={load} what={text.results}>
      {({ NothingHere }) => <NothingHere {...props} />}
    </LazyPart>
  );
}
