import { Link, useLocation } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { useGoOn } from '../common/entrance/use-go-on';
import type { Refusal } from '../common/refusal';
import { NewPasswordForm } from './new-password-form';
import { changePassword } from './reset-password.data';
import * as text from './reset-password.text';

export function Screen() {
  const { hash, pathname } = useLocation();
  const [token] = useState(() => hash.slice(1));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const goOnTo = useGoOn();
  // Who looks at the screen or the history later must not find the link there.
  useEffect(() => history.replaceState(history.state, '', pathname), [pathname]);

  const send = async (password: string) => {
    const changed = await changePassword(token, password);
    setRefusal('refusal' in changed ? changed.refusal : null);
    if ('email' in changed) {
      const state = { email: changed.email, hasNewPassword: true };
      goOnTo('/login', { replace: true, state });
    }
    return 'fields' in changed ? changed.fields : undefined;
  };
  return (
    <AuthPage heading={text.heading} lead={token === '' ? text.incomplete : text.lead}>
      {token !== '' && <NewPasswordForm onSubmit={send} refusal={refusal} />}
      <OtherWay question={text.noLink}>
        <Link className={linkClass({ isStandalone: true })} to="/forgot-password">
          {text.askAgain}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}
