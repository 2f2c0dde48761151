import { Input } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';

export interface TextFieldProps extends TextFrameProps {
  /** An example of an answer, never the only label. */
  placeholder?: string;
}

/** A line of text. `<TextField label="Full name" value={name} onChange={setName} />` */
export function TextField({ placeholder, ...frame }: TextFieldProps) {
  return (
    <TextFrame {...frame}>
      <Input className={field.input} placeholder={placeholder} />
    </TextFrame>
  );
}
