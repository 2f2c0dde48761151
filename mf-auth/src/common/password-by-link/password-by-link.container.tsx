import { Link, useLocation } from '@nukkad/platform';
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
  /** Without the whole link. */
  incomplete: string;
  submit: string;
}

interface Props {
  call: LinkCall;
  text: Words;
  /** Where somebody goes whose link is no good. */
  otherWay: { question: string; words: string; to: string };
}

/** Chooses a new password by a link from an e-mail, which carries its token behind the #. */
export function PasswordByLink({ call, text, otherWay }: Props) {
  const { hash, pathname } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const [formError, setFormError] = useState<FormError | null>(null);
  const goOnTo = useGoOn();
  // Who looks at the screen or the history later must not find the link there.
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
