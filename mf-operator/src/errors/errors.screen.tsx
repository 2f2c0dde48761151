import { useSearchParams } from '@nukkad/platform';
import { AllErrors } from './all-errors.container';
import { Trace } from './trace.container';

/** Client errors; with `?error=<id>` the trace of one. */
export function Screen() {
  const [params] = useSearchParams();
  const error = params.get('error');
  return error === null ? <AllErrors /> : <Trace key={error} error={error} />;
}
