import { Link, useLocation } from '@nukkad/platform';
import { Button, Form, FormTextField, linkClass, SubmitButton } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { Resend } from '../common/code/resend';
import * as common from '../common/common.text';
import { emailField } from '../common/email.model';
import { arrivalOf } from '../common/entrance/arrival.model';
import type { FormError } from '../common/form-error';
import { FormErrorMessage } from '../common/form-error-message';
import { askAgain, askForLink } from './forgot-password.queries';
import * as text from './forgot-password.text';

type Stage = { is: 'asking' } | { is: 'sent'; email: string; retryAfter: number };

export function Screen() {
  const known = arrivalOf(useLocation().state).email ?? '';
  const [stage, setStage] = useState<Stage>({ is: 'asking' });
  const [formError, setFormError] = useState<FormError | null>(null);
  const send = async ({ email }: { email: string }) => {
    const asked = await askForLink(email);
    setFormError('formError' in asked ? asked.formError : null);
    if ('retryAfter' in asked) setStage({ is: 'sent', email, retryAfter: asked.retryAfter });
    return 'fields' in asked ? asked.fields : undefined;
  };
  const login = (
    <OtherWay question={text.remembered}>
      <Link className={linkClass({ isStandalone: true })} to="/login">
        {text.login}
      </Link>
    </OtherWay>
  );
  if (stage.is === 'sent') {
    const { email, retryAfter } = stage;
    const another = (
      <Button tone="ghost" onClick={() => setStage({ is: 'asking' })}>
        {text.another}
      </Button>
    );
    return (
      <AuthPage heading={text.sentHeading} lead={text.sentTo(email)}>
        <Resend
          words={text.resend}
          startsIn={retryAfter}
          onResend={() => askAgain(email)}
          wayOut={another}
        />
        {another}
        {login}
      </AuthPage>
    );
  }
  return (
    <AuthPage heading={text.heading} lead={text.lead}>
      <Form
        // A browser may know the email later than the HTML: a new form takes it.
        key={known}
        label={text.form}
        initialValues={{ email: known }}
        onSubmit={send}
        isQuiet
      >
        <FormTextField {...emailField} label={common.email} autoComplete="username" />
        <FormErrorMessage formError={formError} />
        <SubmitButton size="large" busyText={text.submitting}>
          {text.submit}
        </SubmitButton>
      </Form>
      {login}
    </AuthPage>
  );
}
