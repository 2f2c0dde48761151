import { type Failure, type Loaded, session, useEndpoint } from '@nukkad/platform';
import type { Account, RouteNeeds } from '@nukkad/platform/contract';
import { useEffect } from 'react';
import { professionNamed } from '../vendor-gate/vendor-gate.model';
import { differs, rememberedOf } from './guard.model';
import { type Cover, useCover } from './use-cover';

/** What is known of who is there. Nothing private may be seen unless `cover` is open. */
export interface Verification {
  cover: Cover;
  account: Account | null;
  failure: Failure | null;
  retry: () => void;
}

/**
 * Asks the API who is there: on entering, when the person comes back to the page, both at most
 * once a minute, and whenever the browser had put the page aside.
 */
export function useVerification(needs: RouteNeeds): Verification {
  const asked = useEndpoint('getSession', undefined, { refreshOnShow: true });
  const account = asked.state === 'ready' ? asked.value : null;
  const failure = failureIn(asked);
  const isAnswered = asked.state === 'ready' && !asked.isRefreshing && failure === null;
  const retry = asked.state === 'loading' ? () => {} : asked.retry;
  // Before the cover opens: whatever is under it reads what is remembered.
  useAgreement(account, needs);
  const cover = useCover(isAnswered, retry);

  useEffect(() => {
    // Of somebody who has not proved their e-mail yet, the token opens nothing.
    if (failure?.code === 'email-unverified') session.remember({ otpVerified: 'false' });
  }, [failure?.code]);

  return { cover, account, failure, retry };
}

/** What the API says of the account replaces what stands in storage, whoever wrote it there. */
function useAgreement(account: Account | null, needs: RouteNeeds): void {
  const isVendor = account !== null && account.vendorType !== null;
  const userTypes = useEndpoint('getAllUserType', undefined, {
    enabled: isVendor || needs === 'vendor',
  });
  const known = userTypes.state === 'ready' ? userTypes.value : undefined;
  const profession = isVendor ? known && professionNamed(known, account.vendorType) : null;

  useEffect(() => {
    const { isLoggedIn, remembered } = session.get();
    if (account === null || !isLoggedIn) return;
    const values = rememberedOf(account, profession);
    if (differs(remembered, values)) session.remember(values);
  }, [account, profession]);
}

function failureIn(asked: Loaded<Account>): Failure | null {
  if (asked.state === 'failed') return asked.failure;
  return asked.state === 'ready' ? asked.staleFailure : null;
}
