import { type ReactNode, useId } from 'react';
import { Label, type LabelProps } from 'react-aria-components';
import * as common from '../common.text';
import { CircleAlertIcon } from '../icons/icons';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldProps {
  /** Label above the control: "Full name". */
  label: string;
  /** Help below the control: "As on your certificate". */
  hint?: ReactNode;
  /** The error and how to fix it; while set the field is marked invalid. */
  error?: string | undefined;
  /** Shows a star and announces it as required. The form checks whether it is filled. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Ids that connect a control to its help: spread `describedBy`, pass `id` to `FieldHelp`. */
export function useHelp({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, ...others: string[]) {
  const id = useId();
  const ids = [...others, error ? `${id}-error` : '', hint ? `${id}-hint` : ''];
  return { id, describedBy: ids.filter(Boolean).join(' ') || undefined };
}

interface FieldLabelProps extends LabelProps {
  isRequired?: boolean | undefined;
}

/** Label above a control. The star is visual; the control itself announces that it is required. */
export function FieldLabel({ isRequired = false, children, ...rest }: FieldLabelProps) {
  return (
    <Label {...rest} className={styles.label}>
      <span data-field-label>{children}</span>
      {isRequired && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
    </Label>
  );
}

/**
 * Announces that an answer is required, for a button, which has no attribute for it. Reference its
 * id.
 */
export function RequiredNote({ id }: { id: string }) {
  return (
    <span id={id} hidden>
      {common.required}
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
