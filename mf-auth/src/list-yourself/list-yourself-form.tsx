import type { Loaded } from '@nukkad/platform';
import { limits, messages, type UserType } from '@nukkad/platform/contract';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  required,
  type SubmitAnswer,
  SubmitButton,
  useClearing,
} from '@nukkad/shared-ui';
import { useEffect } from 'react';
import * as common from '../common/common.text';
import { emailField } from '../common/email.model';
import type { FormError } from '../common/form-error';
import { FormErrorMessage } from '../common/form-error-message';
import { DocumentSentence } from '../common/legal/document-links';
import { passwordProblem } from '../common/password.model';
import { type Listing, nothingListed, phoneProblem } from './list-yourself.model';
import styles from './list-yourself.module.css';
import * as text from './list-yourself.text';
import { ProfessionField } from './profession-field';

interface Props {
  userTypes: Loaded<UserType[]>;
  onSubmit: (listing: Listing) => Promise<SubmitAnswer>;
  formError: FormError | null;
  /** A field was focused or changed, so the API's error is outdated. */
  onTouch: () => void;
}

export function ListYourselfForm({ userTypes, onSubmit, formError, onTouch }: Props) {
  return (
    <Form label={text.form} initialValues={nothingListed} onSubmit={onSubmit} isQuiet>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only observes events */}
      <div className={styles.fields} onClick={onTouch} onInput={onTouch}>
        <ProfessionField userTypes={userTypes} />
        <PersonFields />
        <FormCheckbox
          name="termsAccepted"
          label={<DocumentSentence sentence={text.accept} />}
          validate={required(messages.mustAcceptTerms)}
        />
      </div>
      <SubmitButton size="large" busyText={text.submitting} needsAll>
        {text.submit}
      </SubmitButton>
      <FormErrorMessage formError={formError} />
      <ForgetPassword formError={formError} />
    </Form>
  );
}

function PersonFields() {
  return (
    <>
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
      <FormPhoneField
        name="phoneNumber"
        label={text.phoneNumber}
        isRequired
        hasStar={false}
        validate={phoneProblem}
      />
      <FormPasswordField
        name="password"
        label={common.password}
        hint={common.passwordHint(limits.passwordMinLength)}
        autoComplete="new-password"
        isRequired
        hasStar={false}
        validate={passwordProblem}
      />
    </>
  );
}

/** After an API answer all input is kept but the password; without an answer that too. */
function ForgetPassword({ formError }: { formError: FormError | null }) {
  const clear = useClearing('password');
  const isAnswered = formError !== null && !formError.isRetryable;
  useEffect(() => {
    if (isAnswered) clear();
  }, [isAnswered, clear]);
  return null;
}
