import { type ReactNode, useId } from 'react';
import { Label, type LabelProps } from 'react-aria-components';
import { CircleAlertIcon } from '../icons/icons';
import * as words from '../words';
import styles from './field.module.css';

/** What every field is told. */
export interface FieldProps {
  /** What is asked, above the control: "Full name". */
  label: string;
  /** What helps to answer, below the control: "As on your certificate". */
  hint?: ReactNode;
  /** What is wrong and how to put it right; while set the field is marked invalid. */
  error?: string | undefined;
  /** Marked with a star, and said to be required. Whether it is filled is the form's to check. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The ids that tie a control to its help: spread `describedBy`, hand `id` to `FieldHelp`. */
export function useHelp({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, ...others: string[]) {
  const id = useId();
  const ids = [...others, error ? `${id}-error` : '', hint ? `${id}-hint` : ''];
  return { id, describedBy: ids.filter(Boolean).join(' ') || undefined };
}

interface FieldLabelProps extends LabelProps {
  isRequired?: boolean | undefined;
}

/** The label above a control. The star is for the eye; the control itself says it is required. */
export function FieldLabel({ isRequired = false, children, ...rest }: FieldLabelProps) {
  return (
    <Label {...rest} className={styles.label}>
      {children}
      {isRequired && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </Label>
  );
}

/** Says that an answer is required, for a button, which itself has no way to. Described by its id. */
export function RequiredNote({ id }: { id: string }) {
  return (
    <span id={id} hidden>
      {words.required}
    </span>
  );
}

interface FieldHelpProps extends Pick<FieldProps, 'hint' | 'error'> {
  id: string;
}

/** Error and hint below a control. */
export function FieldHelp({ id, hint, error }: FieldHelpProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlertIcon className={styles.icon} size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
