import { useContext, useEffect, useState } from 'react';
import type { ScreenAddress } from './loading/screen-loader';
import { ScreenLoaderContext } from './loading/screen-loader-context';

/** Event on `window` from `nukkad dev` for a new build; `detail` is the part's name. */
export const renewEvent = 'nukkad:renew';

/**
 * Number of renewals of the shown screen's part. A new build loads in the background and then
 * replaces the screen without a page load. It goes through the registry like any retry, so a forged
 * event cannot inject code.
 */
export function useRenewal({ remote, screen }: ScreenAddress): number {
  const loader = useContext(ScreenLoaderContext);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    const onRenew = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail !== remote) return;
      const anew = () => setRenewals((count) => count + 1);
      // On failure the region retries by itself and shows the reason.
      loader.load({ remote, screen }, { kind: 'again' }).then(anew, anew);
    };
    window.addEventListener(renewEvent, onRenew);
    return () => window.removeEventListener(renewEvent, onRenew);
  }, [loader, remote, screen]);
  return renewals;
}
