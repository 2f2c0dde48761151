import { limits } from '@nukkad/platform/contract';
import { stopPasskeys } from '@nukkad/platform/passkeys';
import { Button } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { FormError } from '../form-error';
import { FormErrorMessage } from '../form-error-message';
import type { Entered } from '../login/login.queries';
import styles from './passkey.module.css';
import { offerPasskeys, signInWithPasskey } from './passkey.queries';
import * as text from './passkey.text';

interface Props {
  onEntered: (entered: Entered) => void;
}

/** Sign-in with a passkey, by button or by the email field's autofill. */
export function PasskeySignIn({ onEntered }: Props) {
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFormError(await signInWithPasskey(onEntered));
    setAsking(false);
  };
  useOffer(!isAsking, async () => {
    const refused = await offerPasskeys(onEntered);
    if (refused) setFormError(refused);
  });
  return (
    <div className={styles.passkey}>
      <FormErrorMessage formError={formError} />
      <Button
        tone="secondary"
        size="large"
        busyText={isAsking ? text.submitting : undefined}
        onClick={ask}
      >
        {text.submit}
      </Button>
    </div>
  );
}

const MINUTE = 60_000;
const renewAfter = (limits.passkeyChallengeMinutes - 1) * MINUTE;

/**
 * Keeps an autofill request pending, and renews it before its challenge expires. A pending request
 * keeps a page out of the back/forward cache, so none is pending while the page is hidden there.
 */
function useOffer(isOpen: boolean, offer: () => Promise<void>): void {
  const [round, setRound] = useState(0);
  const latest = useRef(offer);
  latest.current = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round makes a new request
  useEffect(() => {
    if (!isOpen) return;
    void latest.current();
    const renew = () => setRound((count) => count + 1);
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && renew();
    const timer = setTimeout(renew, renewAfter);
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
      stopPasskeys();
    };
  }, [isOpen, round]);
  useEffect(() => {
    window.addEventListener('pagehide', stopPasskeys);
    return () => window.removeEventListener('pagehide', stopPasskeys);
  }, []);
}
