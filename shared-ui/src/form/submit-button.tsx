import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../button/button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busyText' | 'onClick'> {
  /** Shown while the form is on its way: "Logging in...". */
  busyText: string;
}

/** Sends the form around it. `<SubmitButton busyText="Logging in...">Login</SubmitButton>` */
export function SubmitButton({ busyText, ...button }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button
      // A press that left the field first would bring its message, move the button from under the
      // pointer and be lost: the field is left by the submit alone.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
      type="submit"
      busyText={submitting ? busyText : undefined}
    />
  );
}
