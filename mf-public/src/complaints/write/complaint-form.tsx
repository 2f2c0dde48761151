import { Link, useLocation } from '@nukkad/platform';
import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  ChipGroup,
  email,
  FileField,
  Form,
  FormCheckbox,
  FormField,
  FormTextArea,
  FormTextField,
  linkClass,
  maxLength,
  minLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { kinds } from '../../common/complaints/kinds.text';
import type { Answers } from '../complaints.model';
import styles from '../complaints.module.css';
import { text } from '../complaints.text';
import type { Evidence } from './evidence.queries';

interface Props {
  begin: Answers;
  isVisitor: boolean;
  evidence: Evidence;
  /** Field of the recipient. */
  recipient: ReactNode;
  onEdit: (answers: Answers) => void;
  onSubmit: (answers: Answers) => Promise<SubmitAnswer>;
}

const { complaintTextMinLength, complaintTextMaxLength, complaintFilesMost } = limits;
const asked = required(messages.required);
const words = all(
  asked,
  minLength(complaintTextMinLength, text.tooShort),
  maxLength(complaintTextMaxLength, text.tooLong(complaintTextMaxLength)),
);

export function ComplaintForm({ begin, isVisitor, evidence, recipient, onEdit, onSubmit }: Props) {
  return (
    <Form
      label={text.form}
      initialValues={{ ...begin, files: null }}
      onEdit={onEdit}
      onSubmit={onSubmit}
      isLong
      isQuiet
    >
      <KindField />
      {recipient}
      <FormTextArea
        name="text"
        label={text.words}
        hint={text.wordsHint}
        limit={complaintTextMaxLength}
        isRequired
        validate={words}
      />
      {isVisitor ? <FilesLogin /> : <FilesField evidence={evidence} />}
      {isVisitor && <Sender />}
      <FormCheckbox name="isAnonymous" label={text.anonymous} hint={text.anonymousHint} />
      <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
    </Form>
  );
}

function KindField() {
  return (
    <FormField<string | null> name="kind" validate={(kind) => (kind ? undefined : text.chooseKind)}>
      {({ value = null, error, onChange }) => (
        <div className={styles.field}>
          <ChipGroup
            label={text.kind}
            selection="single"
            options={options}
            selected={value}
            onSelect={onChange}
          />
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </FormField>
  );
}

const options = Object.entries(kinds).map(([value, label]) => ({ value, label }));

const KINDS = ['pdf', 'jpg', 'png'];

function FilesField({ evidence }: { evidence: Evidence }) {
  const { rows, isWaiting, ...actions } = evidence;
  const problem = () => {
    if (rows.length > complaintFilesMost) return text.filesMost;
    return isWaiting ? text.filesNotThere : undefined;
  };
  return (
    // The number of rows in the key remounts the field, so that the form validates again.
    <FormField<null> key={`${rows.length} ${isWaiting}`} name="files" validate={problem}>
      {({ error }) => (
        <FileField
          label={text.files}
          hint={text.filesHint}
          error={rows.length > complaintFilesMost ? text.filesMost : error}
          accept={KINDS}
          maxBytes={limits.fileMaxBytes}
          isMultiple
          files={rows}
          onPick={actions.onPick}
          onRemove={actions.onRemove}
          onRetry={actions.onRetry}
        />
      )}
    </FormField>
  );
}

function FilesLogin() {
  const { pathname, search } = useLocation();
  return (
    <p className={styles.muted}>
      {text.filesLogin}{' '}
      <Link className={linkClass()} to="/login" state={{ from: pathname + search }}>
        {text.login}
      </Link>
    </p>
  );
}

function Sender() {
  return (
    <div className={styles.pair}>
      <FormTextField
        name="name"
        label={text.name}
        autoComplete="name"
        maxLength={limits.nameMaxLength}
        isRequired
        validate={asked}
      />
      <FormTextField
        name="email"
        type="email"
        label={text.email}
        hint={text.emailHint}
        autoComplete="email"
        maxLength={limits.emailMaxLength}
        isRequired
        validate={all(asked, email(messages.invalidEmail))}
      />
    </div>
  );
}
