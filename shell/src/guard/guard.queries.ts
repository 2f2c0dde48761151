import { type Failure, type Loaded, session, useEndpoint } from '@nukkad/platform';
import { type Account, professionNamed, type RouteNeeds } from '@nukkad/platform/contract';
import { useEffect } from 'react';
import { differs, rememberedOf } from './guard.model';
import { type Cover, useCover } from './use-cover';

/** Result of verifying the session. Private content must stay hidden unless `cover` is open. */
export interface Verification {
  cover: Cover;
  account: Account | null;
  failure: Failure | null;
  retry: () => void;
}

/**
 * Verifies the session with the API: on entry and when the page becomes visible, both at most once
 * a minute, and whenever the page returns from the back/forward cache.
 */
export function useVerification(needs: RouteNeeds): Verification {
  const asked = useEndpoint('getSession', undefined, { refreshOnShow: true });
  const account = asked.state === 'ready' ? asked.value : null;
  const failure = failureIn(asked);
  const isAnswered = asked.state === 'ready' && !asked.isRefreshing && failure === null;
  const retry = asked.state === 'loading' ? () => {} : asked.retry;
  // Before the cover opens: the screen reads the remembered values.
  useAgreement(account, needs);
  const cover = useCover(isAnswered, retry);

  useEffect(() => {
    // The API rejects the token until the email is verified.
    if (failure?.code === 'email-unverified') session.remember({ otpVerified: 'false' });
  }, [failure?.code]);

  return { cover, account, failure, retry };
}

/** Overwrites remembered values with the API's, as storage can be edited by anyone. */
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
