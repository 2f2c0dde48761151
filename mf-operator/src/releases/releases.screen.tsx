import { useSearchParams } from '@nukkad/platform';
import { AllReleases } from './all-releases.container';
import { OnePart } from './part.container';

/** How releases do; with `?part=<name>` one part, version by version. */
export function Screen() {
  const [params] = useSearchParams();
  const part = params.get('part');
  return part === null ? <AllReleases /> : <OnePart key={part} part={part} />;
}
