import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button/button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busyText' | 'onClick'> {
  /** Shown while the form is on its way: "Logging in...". */
  busyText: string;
  /**
   * Is disabled until the form is changed and every field is right. A press tells what is still
   * missing: it keeps the focus and sends nothing.
   */
  needsAll?: boolean;
  /** Is disabled for a reason of the caller's; a press does what it does with `needsAll`. */
  isHeld?: boolean;
}

/** Sends the form around it. `<SubmitButton busyText="Logging in...">Login</SubmitButton>` */
export function SubmitButton(props: SubmitButtonProps) {
  const { busyText, needsAll = false, isHeld = false, ...button } = props;
  const { submitting, dirty, hasValidationErrors } = useFormState({
    subscription: { submitting: true, dirty: true, hasValidationErrors: true },
  });
  return (
    <Button
      // A press that left the field at once would bring its message, move the button from under
      // the pointer and be lost: the field is left when the button is let go.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
      {...button}
      type="submit"
      aria-disabled={isHeld || (needsAll && (!dirty || hasValidationErrors))}
      busyText={submitting ? busyText : undefined}
    />
  );
}
