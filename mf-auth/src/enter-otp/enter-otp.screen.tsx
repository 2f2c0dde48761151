import { Link, session, useIsAhead, useLocation } from '@nukkad/platform';
import { limits, messages } from '@nukkad/platform/contract';
import { buttonClass, linkClass, Notice } from '@nukkad/shared-ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import styles from '../common/auth-page/ways.module.css';
import { Resend } from '../common/code/resend';
import { AlreadyIn, useWasIn } from '../common/entrance/already-in.container';
import { arrivalOf } from '../common/entrance/arrival.model';
import { useGoOn } from '../common/entrance/use-go-on';
import type { FormError } from '../common/form-error';
import { CodeForm } from './code-form';
import { resend, verify } from './enter-otp.queries';
import * as text from './enter-otp.text';

export function Screen() {
  // A page rendered ahead of the visit knows neither the state of the navigation nor the storage.
  if (useIsAhead()) return <AuthPage heading={text.heading}>{null}</AuthPage>;
  return <Entered />;
}

function Entered() {
  const wasIn = useWasIn();
  const arrival = arrivalOf(useLocation().state);
  // As of the first render: signing in overwrites the stored values.
  const [stored] = useState(session.get().remembered);
  const email = arrival.email ?? stored.emailID;
  if (wasIn && arrival.email === null) return <AlreadyIn />;
  if (email === null) return <UnknownAccount />;
  const profession = arrival.profession ?? stored.profession ?? undefined;
  const { existed, retryAfter, from } = arrival;
  const startsIn = retryAfter ?? limits.otpResendSeconds;
  return <CodePage {...{ email, profession, existed, startsIn, from }} />;
}

interface Props {
  email: string;
  profession: string | undefined;
  existed: boolean;
  /** Seconds until another code can be requested. */
  startsIn: number;
  /** The page to return to. */
  from: string | null;
}

function CodePage({ email, profession, existed, startsIn, from }: Props) {
  const goOnTo = useGoOn();
  const [formError, setFormError] = useState<FormError | null>(null);
  const sentTo = useId();
  const form = useRef<HTMLDivElement>(null);
  // After the page's own focus on its heading: one comes here to type.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const begin = profession === undefined ? '/register' : '/list-yourself';
  const send = async ({ otp }: { otp: string }) => {
    const verified = await verify({ email, otp, ...(profession && { profession }) }, from);
    setFormError('formError' in verified ? verified.formError : null);
    if ('place' in verified) goOnTo(verified.place, { replace: true });
    return 'wrong' in verified ? { otp: verified.wrong } : undefined;
  };
  return (
    <AuthPage heading={text.heading} lead={<span id={sentTo}>{text.sentTo(email)}</span>}>
      {existed && <Notice title={messages.existsUnverified} />}
      <div ref={form}>
        <CodeForm onSubmit={send} formError={formError} describedBy={sentTo} />
      </div>
      <div className={styles.ways}>
        <p className={styles.hint}>{text.look}</p>
        <Resend
          startsIn={startsIn}
          onResend={() => resend(email)}
          wayOut={
            <Link className={linkClass({ isStandalone: true })} to={begin} state={{ from }}>
              {text.signUpAgain}
            </Link>
          }
        />
      </div>
      <OtherWay question={text.wrongEmail}>
        <Link className={linkClass({ isStandalone: true })} to={begin} state={{ from }}>
          {text.again}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}

function UnknownAccount() {
  return (
    <AuthPage title={text.heading} heading={text.nobody} lead={text.nobodyWhy}>
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'large' })} to="/register">
          {text.register}
        </Link>
        <Link className={buttonClass({ tone: 'secondary', size: 'large' })} to="/login">
          {text.login}
        </Link>
      </div>
    </AuthPage>
  );
}
