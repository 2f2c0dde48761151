import { useEndpoint, useSession } from '@nukkad/platform';

/**
 * Whether the API knows the logged-in person as an operator. Nothing in the browser remembers it:
 * until it has said so, nobody is one.
 */
function useIsOperator(): boolean {
  const account = useEndpoint('getSession');
  return account.state === 'ready' && account.value.role === 'operator';
}

/**
 * Who is logged in, as the API knows them; null until it has said so, and when it does not: the
 * menu works without a name.
 */
export function useAccountName(): string | null {
  const account = useEndpoint('getSession');
  return account.state === 'ready' ? account.value.fullName : null;
}

/** Where somebody works. A professional's is remembered, so that the menu stands at once. */
export interface OwnWork {
  /** Of a professional; guarded there. */
  dashboard: string | null;
  isOperator: boolean;
}

/** What the account menu leads to besides what everybody has. */
export function useOwnWork(): OwnWork {
  const { vendorType, profession } = useSession((state) => state.remembered);
  const isOperator = useIsOperator();
  if (vendorType === null) return { dashboard: null, isOperator };
  return { dashboard: profession === null ? '/trial' : `/${profession}-dashboard`, isOperator };
}
