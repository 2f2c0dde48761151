import { useEndpoint } from '@nukkad/platform';
import { ProviderButtons } from './provider-buttons';
import { openWays } from './providers.model';

/** Google, Facebook and Apple: those that this installation lets people in with are links. */
export function Providers() {
  const options = useEndpoint('getSignInOptions');
  return <ProviderButtons ways={openWays(options)} />;
}
