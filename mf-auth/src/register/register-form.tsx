import { limits, messages } from '@nukkad/platform/contract';
import {
  Form,
  FormPasswordField,
  FormTextField,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { emailField } from '../common/email.model';
import type { FormError } from '../common/form-error';
import { FormErrorMessage } from '../common/form-error-message';
import { DocumentLinks } from '../common/legal/document-links';
import { passwordProblem } from '../common/password.model';
import type { Registration } from './register.queries';
import * as text from './register.text';

interface Props {
  /** What was typed before, elsewhere. */
  known: Omit<Registration, 'password'>;
  onSubmit: (registration: Registration) => Promise<SubmitAnswer>;
  formError: FormError | null;
}

export function RegisterForm({ known, onSubmit, formError }: Props) {
  const initialValues: Registration = { ...known, password: '' };
  return (
    <Form label={text.form} initialValues={initialValues} onSubmit={onSubmit} isQuiet>
      <FormTextField
        name="fullName"
        label={common.fullName}
        autoComplete="name"
        isRequired
        hasStar={false}
        maxLength={limits.nameMaxLength}
        validate={required(messages.required)}
      />
      <FormTextField {...emailField} label={common.email} autoComplete="email" />
      <FormPasswordField
        name="password"
        label={common.password}
        hint={common.passwordHint(limits.passwordMinLength)}
        autoComplete="new-password"
        isRequired
        hasStar={false}
        validate={passwordProblem}
      />
      <FormErrorMessage formError={formError} />
      <SubmitButton size="large" busyText={text.submitting}>
        {text.submit}
      </SubmitButton>
      <DocumentLinks sentence={text.agreeing} />
    </Form>
  );
}
