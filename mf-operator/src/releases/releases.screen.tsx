import { useSearchParams } from '@nukkad/platform';
import { AllReleases } from './all-releases.screen';
import { OnePart } from './part.screen';

/** How releases do; with `?part=<name>` one part, version by version. */
export function Screen() {
  const [params] = useSearchParams();
  const part = params.get('part');
  return part === null ? <AllReleases /> : <OnePart key={part} part={part} />;
}
