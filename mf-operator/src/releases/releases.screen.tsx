import { useSearchParams } from '@nukkad/platform';
import { AllReleases } from './all-releases.container';
import { OnePart } from './part.container';

/** Release health; with `?part=<name>` one part by version. */
export function Screen() {
  const [params] = useSearchParams();
  const part = params.get('part');
  return part === null ? <AllReleases /> : <OnePart key={part} part={part} />;
}
