import { useSearchParams } from '@nukkad/platform';
import { pageIn } from '@nukkad/vendor-kit';
import { OnePractice } from './practice.container';
import { Queue } from './queue.container';

/** Waiting vendors; with `?practice=<id>` one of them. */
export function Screen() {
  const [params] = useSearchParams();
  const practice = params.get('practice');
  const page = pageIn(params.get('page'));
  if (practice === null) return <Queue page={page} />;
  return <OnePractice key={practice} vendorId={practice} page={page} />;
}
