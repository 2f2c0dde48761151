import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button/button';
import { classNames } from '../class-names';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busyText' | 'onClick'> {
  /** Shown while the form is being sent: "Logging in...". */
  busyText: string;
  /**
   * Disabled until the form is changed and every field valid. A press shows what is missing, keeps
   * focus and sends nothing.
   */
  needsAll?: boolean;
  /** Disabled for the caller's reason; presses act as with `needsAll`. */
  isHeld?: boolean;
}

/** Submits the surrounding form. `<SubmitButton busyText="Logging in...">Login</SubmitButton>` */
export function SubmitButton(props: SubmitButtonProps) {
  const { busyText, needsAll = false, isHeld = false, ...button } = props;
  const { submitting, dirty, hasValidationErrors } = useFormState({
    subscription: { submitting: true, dirty: true, hasValidationErrors: true },
  });
  return (
    <Button
      // Without this, mousedown blurs the field, its error message moves the button from under the
      // pointer, and the click is lost. The field blurs on release instead.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
      {...button}
      className={classNames(button.className, 'nk-needs-script')}
      type="submit"
      aria-disabled={isHeld || (needsAll && (!dirty || hasValidationErrors))}
      busyText={submitting ? busyText : undefined}
    />
  );
}
