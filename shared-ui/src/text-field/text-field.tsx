import { Input, TextArea } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';

export interface TextFieldProps extends TextFrameProps {
  /** An example of an answer, never the only label. */
  placeholder?: string;
  /** Lines to write on; more than one makes a text area. Default 1. */
  rows?: number;
}

/** A line of text, or several. `<TextField label="Full name" value={name} onChange={setName} />` */
export function TextField({ placeholder, rows = 1, ...frame }: TextFieldProps) {
  return (
    <TextFrame {...frame}>
      {rows > 1 ? (
        <TextArea className={field.input} placeholder={placeholder} rows={rows} />
      ) : (
        <Input className={field.input} placeholder={placeholder} />
      )}
    </TextFrame>
  );
}
