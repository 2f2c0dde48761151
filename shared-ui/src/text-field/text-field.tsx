import { Input } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';

export interface TextFieldProps extends TextFrameProps {
  /** Example input, never the only label. */
  placeholder?: string;
}

/** A single-line text field. `<TextField label="Full name" value={name} onChange={setName} />` */
export function TextField({ placeholder, ...frame }: TextFieldProps) {
  return (
    <TextFrame {...frame}>
      <Input className={field.input} placeholder={placeholder} />
    </TextFrame>
  );
}
