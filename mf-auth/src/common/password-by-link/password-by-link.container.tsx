import { Link, useIsAhead, useLocation } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { AuthPage } from '../auth-page/auth-page';
import { OtherWay } from '../auth-page/other-way';
import { useGoOn } from '../entrance/use-go-on';
import type { FormError } from '../form-error';
import { NewPasswordForm } from './new-password-form';
import { changePassword, type LinkCall } from './password-by-link.queries';

interface Words {
  heading: string;
  lead: string;
  /** Shown for an incomplete link. */
  incomplete: string;
  submit: string;
}

interface Props {
  call: LinkCall;
  text: Words;
  /** Next step for an invalid link. */
  otherWay: { question: string; words: string; to: string };
}

/** Sets a new password by an email's link, which has its token in the hash. */
export function PasswordByLink(props: Props) {
  const { heading, lead } = props.text;
  // A page rendered ahead of the visit knows no hash.
  if (useIsAhead()) {
    return (
      <AuthPage heading={heading} lead={lead}>
        {null}
      </AuthPage>
    );
  }
  return <OfLink {...props} />;
}

function OfLink({ call, text, otherWay }: Props) {
  const { hash, pathname } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const [formError, setFormError] = useState<FormError | null>(null);
  const goOnTo = useGoOn();
  // Others may see the screen or the history later: remove the token from the address.
  useEffect(() => history.replaceState(history.state, '', pathname), [pathname]);

  const send = async (password: string) => {
    const changed = await changePassword(call, { token, password });
    setFormError('formError' in changed ? changed.formError : null);
    if ('email' in changed) {
      const state = { ...changed, hasNewPassword: true };
      goOnTo('/login', { replace: true, state });
    }
    return 'fields' in changed ? changed.fields : undefined;
  };
  return (
    <AuthPage heading={text.heading} lead={token === '' ? text.incomplete : text.lead}>
      {token !== '' && (
        <NewPasswordForm submitText={text.submit} onSubmit={send} formError={formError} />
      )}
      <OtherWay question={otherWay.question}>
        <Link className={linkClass({ isStandalone: true })} to={otherWay.to}>
          {otherWay.words}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}
