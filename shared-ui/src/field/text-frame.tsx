import type { ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from './field';
import styles from './field.module.css';
import { OwnDescription } from './own-description';

type Inherited = Omit<
  TextFieldProps,
  | keyof FieldProps
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior'
>;

/** Props of every text field; `onChange` receives the text, not an event. */
export interface TextFrameProps extends FieldProps, Inherited {
  /** False where all fields are required: it is announced, and shows no star. Default true. */
  hasStar?: boolean;
}

interface Props extends TextFrameProps {
  /** The control and its adornments, in one box. */
  children: ReactNode;
  /** Ids of further descriptions of the control. */
  alsoDescribedBy?: string[];
  /** Below the box, after error and hint. */
  below?: ReactNode;
}

/** Label, box and help of a text field. */
export function TextFrame({
  label,
  hint,
  error,
  children,
  alsoDescribedBy = [],
  below,
  hasStar = true,
  ...control
}: Props) {
  const help = useHelp({ hint, error }, ...alsoDescribedBy);
  return (
    <AriaTextField
      {...control}
      className={styles.field}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <FieldLabel isRequired={hasStar && control.isRequired}>{label}</FieldLabel>
      <div className={styles.box}>
        <OwnDescription by={help.describedBy}>{children}</OwnDescription>
      </div>
      <FieldHelp id={help.id} hint={hint} error={error} />
      {below}
    </AriaTextField>
  );
}
