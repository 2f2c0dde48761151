import { Link, useLocation } from '@nukkad/platform';
import { Form, FormTextField, linkClass, SubmitButton } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import * as common from '../common/common.text';
import { emailField } from '../common/email.model';
import { arrivalOf } from '../common/entrance/arrival.model';
import { useGoOn } from '../common/entrance/use-go-on';
import type { Refusal } from '../common/refusal';
import { Refused } from '../common/refused';
import { askForCode } from './forgot-password.data';
import * as text from './forgot-password.text';

export function Screen() {
  const known = arrivalOf(useLocation().state).email ?? '';
  const goOnTo = useGoOn();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async ({ email }: { email: string }) => {
    const asked = await askForCode(email);
    setRefusal('refusal' in asked ? asked.refusal : null);
    if ('retryAfter' in asked) {
      goOnTo('/reset-password', { state: { email, retryAfter: asked.retryAfter } });
    }
    return 'fields' in asked ? asked.fields : undefined;
  };
  return (
    <AuthPage heading={text.heading} lead={text.lead}>
      <Form label={text.form} initialValues={{ email: known }} onSubmit={send} isQuiet>
        <FormTextField {...emailField} label={common.email} autoComplete="username" />
        <Refused refusal={refusal} />
        <SubmitButton size="large" busyText={text.submitting}>
          {text.submit}
        </SubmitButton>
      </Form>
      <OtherWay question={text.remembered}>
        <Link className={linkClass({ isStandalone: true })} to="/login">
          {text.login}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}
