import { Link } from '@nukkad/platform';
import type { LoginOrder } from '@nukkad/platform/contract';
import {
  Form,
  FormPasswordField,
  FormTextField,
  linkClass,
  SubmitButton,
  useFormValue,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import * as common from '../common.text';
import { emailField } from '../email.model';
import type { FormError } from '../form-error';
import { FormErrorMessage } from '../form-error-message';
import { passwordProblem } from '../password.model';
import * as text from './login.text';
import styles from './login-form.module.css';

interface Props {
  /** Known from the previous page. */
  email: string;
  /** The page to return to, also by way of a code. */
  from?: string | null;
  /** Signs in; resolves to the reason of a rejection. */
  onLogin: (order: LoginOrder) => Promise<FormError | null>;
}

export function LoginForm({ email, from = null, onLogin }: Props) {
  const [formError, setFormError] = useState<FormError | null>(null);
  const login = async (order: LoginOrder) => setFormError(await onLogin(order));
  return (
    <Form label={text.form} initialValues={{ email, password: '' }} onSubmit={login} isQuiet>
      <FormTextField {...emailField} label={common.email} autoComplete="username webauthn" />
      <FormPasswordField
        name="password"
        label={common.password}
        autoComplete="current-password"
        isRequired
        hasStar={false}
        validate={passwordProblem}
      />
      <ForgotLink />
      <LoginError formError={formError} from={from} />
      <SubmitButton size="large" busyText={text.submitting}>
        {text.submit}
      </SubmitButton>
    </Form>
  );
}

/** Passes on the email already typed. */
function ForgotLink() {
  const [email] = useFormValue<string>('email');
  return (
    <Link
      className={`${linkClass({ isStandalone: true })} ${styles.forgot}`}
      to="/forgot-password"
      state={{ email }}
    >
      {text.forgot}
    </Link>
  );
}

function LoginError({ formError, from }: { formError: FormError | null; from: string | null }) {
  const [email] = useFormValue<string>('email');
  const state = from === null ? { email } : { email, from };
  const verify = { why: text.enterCodeWhy, label: text.enterCode, state };
  return <FormErrorMessage formError={formError} verify={verify} />;
}
