import { useEndpoint } from '@nukkad/platform';
import { ProviderButtons } from './provider-buttons';
import { openWays } from './providers.model';

/** Google, Facebook and Apple: links to those this installation has enabled. */
export function Providers() {
  const options = useEndpoint('getSignInOptions');
  return <ProviderButtons ways={openWays(options)} />;
}
