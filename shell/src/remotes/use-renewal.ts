import { useContext, useEffect, useState } from 'react';
import type { ScreenAddress } from './screen-loader';
import { ScreenLoaderContext } from './screen-loader-context';

/** Told to the window by `nukkad dev` when a part has a new build; `detail` names the part. */
export const renewEvent = 'nukkad:renew';

/**
 * How often the screen's part was renewed while it is shown. The new build is loaded behind what
 * stands there and then takes its place; the page stays. It asks the registry like any retry and
 * believes nothing else, so an event from anywhere is no way in.
 */
export function useRenewal({ remote, screen }: ScreenAddress): number {
  const loader = useContext(ScreenLoaderContext);
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    const onRenew = (event: Event) => {
      if ((event as CustomEvent<unknown>).detail !== remote) return;
      const anew = () => setRenewals((count) => count + 1);
      // What did not load is tried again by the region itself, which tells why it fails.
      loader.load({ remote, screen }, { kind: 'again' }).then(anew, anew);
    };
    window.addEventListener(renewEvent, onRenew);
    return () => window.removeEventListener(renewEvent, onRenew);
  }, [loader, remote, screen]);
  return renewals;
}
