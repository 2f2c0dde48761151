import { Link, useLocation } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { linkClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { Resend } from '../common/code/resend';
import { arrivalOf } from '../common/entrance/arrival.model';
import { useGoOn } from '../common/entrance/use-go-on';
import type { Refusal } from '../common/refusal';
import { NewPasswordForm } from './new-password-form';
import { changePassword, sendAgain } from './reset-password.data';
import { type NewPassword, problemsOf } from './reset-password.model';
import * as text from './reset-password.text';

export function Screen() {
  const { email, retryAfter } = arrivalOf(useLocation().state);
  const goOnTo = useGoOn();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (answers: NewPassword) => {
    const problems = problemsOf(answers);
    if (problems !== undefined) return problems;
    const changed = await changePassword(answers);
    setRefusal(changed !== null && 'refusal' in changed ? changed.refusal : null);
    if (changed === null) {
      const state = { email: answers.email, hasNewPassword: true };
      goOnTo('/login', { replace: true, state });
    }
    return changed !== null && 'fields' in changed ? changed.fields : undefined;
  };
  const ask = (
    <Link className={linkClass({ isStandalone: true })} to="/forgot-password" state={{ email }}>
      {text.askAgain}
    </Link>
  );
  return (
    <AuthPage heading={text.heading} lead={email === null ? text.emailUnknown : text.sentTo(email)}>
      <NewPasswordForm email={email ?? ''} onSubmit={send} refusal={refusal} />
      {email === null ? (
        <OtherWay question={text.noCode}>{ask}</OtherWay>
      ) : (
        <Resend
          startsIn={retryAfter ?? limits.otpResendSeconds}
          onResend={() => sendAgain(email)}
          wayOut={ask}
        />
      )}
    </AuthPage>
  );
}
