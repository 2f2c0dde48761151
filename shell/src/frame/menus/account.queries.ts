import { useEndpoint, useSession } from '@nukkad/platform';

/**
 * Whether the API knows the user as an operator. Not stored in the browser: false until the API
 * answers.
 */
function useIsOperator(): boolean {
  const account = useEndpoint('getSession');
  return account.state === 'ready' && account.value.role === 'operator';
}

/**
 * Name of the signed-in user from the API; null while loading and on failure, since the menu works
 * without it.
 */
export function useAccountName(): string | null {
  const account = useEndpoint('getSession');
  return account.state === 'ready' ? account.value.fullName : null;
}

/** Links to the user's workplace; a professional's is remembered, for a complete first render. */
export interface OwnWork {
  /** Path of a professional's dashboard, which has its own guard. */
  dashboard: string | null;
  isOperator: boolean;
}

/** Entries of the account menu beyond those of every user. */
export function useOwnWork(): OwnWork {
  const { vendorType, profession } = useSession((state) => state.remembered);
  const isOperator = useIsOperator();
  if (vendorType === null) return { dashboard: null, isOperator };
  return { dashboard: profession === null ? '/trial' : `/${profession}-dashboard`, isOperator };
}
