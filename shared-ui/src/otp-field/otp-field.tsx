import { CSPProvider } from '@base-ui/react/csp-provider';
import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import { classNames } from '../class-names';
import field from '../field/field.module.css';
import { CheckIcon, CircleAlertIcon } from '../icons/icons';
import * as words from '../words';
import styles from './otp-field.module.css';

export interface OtpFieldProps {
  /** What is asked: "Code from the SMS". */
  label: string;
  /** Digits of the code, a box for each. Default 4. */
  length?: number;
  /** The digits entered so far. */
  value: string;
  onChange: (digits: string) => void;
  /** The last digit was typed or pasted, or the phone filled in all. */
  onComplete?: (digits: string) => void;
  /** What came of the code. Default `idle`. */
  state?: 'idle' | 'right' | 'wrong';
  /** Says it in words: "That code is not right". `right` has words of its own. */
  message?: string | undefined;
  isDisabled?: boolean;
  name?: string;
}

/**
 * The code that was sent to a phone. Typing moves on, Backspace back; a code can be pasted, and the
 * phone may fill it in. `<OtpField label="Code" value={code} onChange={setCode} onComplete={check} />`
 */
export function OtpField({
  label,
  length = 4,
  value,
  onChange,
  onComplete,
  state = 'idle',
  message,
  isDisabled = false,
  name,
}: OtpFieldProps) {
  const id = useId();
  const said = message ?? (state === 'right' ? words.codeIsRight : undefined);
  return (
    // Its styles would be refused by the page, and none of them is needed here.
    <CSPProvider disableStyleElements>
      <Field.Root className={field.field} invalid={state === 'wrong'} disabled={isDisabled}>
        <Field.Label className={field.label}>{label}</Field.Label>
        <OTPField.Root
          className={styles.boxes}
          length={length}
          value={value}
          onValueChange={(digits) => onChange(digits)}
          onValueComplete={(digits) => onComplete?.(digits)}
          aria-describedby={said ? id : undefined}
          name={name}
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              className={classNames(styles.box, state !== 'idle' && styles[state])}
              aria-label={index === 0 ? undefined : words.digitOf(index + 1, length)}
              aria-describedby={said ? id : undefined}
            />
          ))}
        </OTPField.Root>
        <p id={id} className={classNames(styles.message, styles[`${state}Message`])} role="status">
          {said && (
            <>
              {state === 'right' && <CheckIcon className={field.icon} size={16} />}
              {state === 'wrong' && <CircleAlertIcon className={field.icon} size={16} />}
              <span>{said}</span>
            </>
          )}
        </p>
      </Field.Root>
    </CSPProvider>
  );
}
