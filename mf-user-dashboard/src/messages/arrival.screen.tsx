import { Navigate, useSearchParams } from '@nukkad/platform';
import { sectionAddress } from '../common/section-address';

/** `/messages?to=<vendor>`, the target of Chat: redirects to the dashboard's conversation. */
export function Screen() {
  const [params] = useSearchParams();
  const vendor = params.get('to');
  return <Navigate to={sectionAddress('messages', vendor === null ? {} : { vendor })} replace />;
}
