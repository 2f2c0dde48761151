import { useSearchParams } from '@nukkad/platform';
import { Errors } from './errors.container';
import { Trace } from './trace.container';

/** Client errors, with `?part=<name>` those of one part; with `?error=<id>` the trace of one. */
export function Screen() {
  const [params] = useSearchParams();
  const error = params.get('error');
  return error === null ? (
    <Errors part={params.get('part')} />
  ) : (
    <Trace key={error} error={error} />
  );
}
