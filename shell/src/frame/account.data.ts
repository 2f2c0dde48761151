import { useEndpoint, useSession } from '@nukkad/platform';

/**
 * Who is logged in, as the API knows them; null until it has said so, and when it does not: the
 * menu works without a name.
 */
export function useAccountName(): string | null {
  const account = useEndpoint('getSession');
  return account.state === 'ready' ? account.value.fullName : null;
}

/** A professional's own dashboard. Remembered, so that the menu stands at once; guarded there. */
export function useOwnDashboard(): string | null {
  const { vendorType, profession } = useSession((state) => state.remembered);
  if (vendorType === null) return null;
  return profession === null ? '/trial' : `/${profession}-dashboard`;
}
