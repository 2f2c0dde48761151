import { CSPProvider } from '@base-ui/react/csp-provider';
import { Field } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names';
import field from '../field/field.module.css';
import { CheckIcon, CircleAlertIcon } from '../icons/icons';
import styles from './otp-field.module.css';
import { text } from './otp-field.text';
import { useLack } from './use-lack';

type State = 'idle' | 'right' | 'wrong';

export interface OtpFieldProps {
  /** Label: "Code from the SMS". */
  label: string;
  /** Number of digits, a box for each. Default 4. */
  length?: number;
  /** The digits entered so far. */
  value: string;
  onChange: (digits: string) => void;
  /** All digits were typed, pasted or autofilled. */
  onComplete?: (digits: string) => void;
  /** Result of checking the code; `wrong` focuses the first digit. Default `idle`. */
  state?: State;
  /** Text of the result: "That code is not right". `right` has a text of its own. */
  message?: string | undefined;
  /** Id of a text that says where the code is: heard at the first box until there is a result. */
  describedBy?: string | undefined;
  isDisabled?: boolean;
  name?: string;
}

/**
 * Field of a one-time code. Typing moves on, Backspace back; a code can be pasted or autofilled. A
 * box with a digit is green; one left empty, or with an invalid character, is red and says so.
 * `<OtpField label="Code" value={code} onChange={setCode} />`
 */
export function OtpField({
  label,
  length = 4,
  value,
  onChange,
  onComplete,
  state = 'idle',
  message,
  describedBy,
  isDisabled = false,
  name,
}: OtpFieldProps) {
  const id = useId();
  const firstName = useId();
  const first = useRef<HTMLInputElement>(null);
  const lack = useLack(value, length);
  const isLacking = state === 'idle' && lack.message !== undefined;
  const said = isLacking ? lack.message : (message ?? wordsFor(state));
  useEffect(() => {
    if (state === 'wrong') first.current?.focus();
  }, [state]);
  const change = (digits: string) => {
    lack.onDigits();
    onChange(digits);
  };
  const boxState = (place: number) => (isLacking && lack.isAt(place) ? 'wrong' : state);
  return (
    // The page's policy would block its style element, which is not needed here.
    <CSPProvider disableStyleElements>
      <Field.Root className={field.field} invalid={state === 'wrong'} disabled={isDisabled}>
        <Field.Label className={field.label}>{label}</Field.Label>
        {/* By itself the first box has the name of the group. */}
        <span id={firstName} hidden>
          {text.digitOf(1, length)}
        </span>
        <OTPField.Root
          className={styles.boxes}
          length={length}
          value={value}
          onValueChange={change}
          onValueInvalid={lack.onRefused}
          onValueComplete={(digits) => onComplete?.(digits)}
          onBlur={lack.onBlur}
          aria-describedby={said ? id : undefined}
          name={name}
        >
          {Array.from({ length }, (_, place) => (
            <OTPField.Input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
              key={place}
              {...(place === 0
                ? { ref: first, 'aria-labelledby': firstName }
                : { 'aria-label': text.digitOf(place + 1, length) })}
              className={classNames(styles.box, styles[boxState(place)])}
              aria-invalid={boxState(place) === 'wrong' || undefined}
              aria-describedby={said ? id : place === 0 ? describedBy : undefined}
            />
          ))}
        </OTPField.Root>
        <Message
          id={id}
          state={isLacking ? 'wrong' : state}
          isUrgent={state === 'wrong'}
          text={said}
        />
      </Field.Root>
    </CSPProvider>
  );
}

interface MessageProps {
  id: string;
  state: State;
  /** Announced at once: it concerns the whole code, which was just sent. */
  isUrgent: boolean;
  text: string | undefined;
}

function Message({ id, state, isUrgent, text }: MessageProps) {
  const role = isUrgent ? 'alert' : 'status';
  return (
    <p
      key={role}
      id={id}
      className={classNames(styles.message, styles[`${state}Message`])}
      role={role}
    >
      {text && (
        <>
          {state === 'right' && <CheckIcon className={field.icon} size={16} />}
          {state === 'wrong' && <CircleAlertIcon className={field.icon} size={16} />}
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

const wordsFor = (state: State) => (state === 'right' ? text.codeIsRight : undefined);
