import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Input } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';
import * as words from '../words';
import { caretAfter, grouped, isOfAbroad, toNationalNumber } from './national-number';

export interface PhoneFieldProps
  extends Omit<TextFrameProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** The digits without +91; of another country the whole number, "+1 212 555 0100". */
  value: string;
  /**
   * Told ten digits at most, also when a number is typed or pasted with +91, 0 or spaces; eleven
   * only while the last of one with 91 is still to come. A number that begins with a + and not
   * with +91 is told as it is written.
   */
  onChange: (digits: string) => void;
}

/**
 * A mobile number in India, grouped as people read it: "98765 43210"; of another country once it
 * begins with a +.
 * `<PhoneField label="Mobile number" value={phone} onChange={setPhone} />`
 */
export function PhoneField({ value, onChange, ...frame }: PhoneFieldProps) {
  const prefix = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useCaret(input);
  const isAbroad = isOfAbroad(value);
  const write = (written: string) => {
    if (isOfAbroad(written)) return onChange(written.trimStart());
    caret.keep(written);
    onChange(toNationalNumber(written));
  };
  return (
    <TextFrame
      autoComplete="tel-national"
      {...frame}
      type="tel"
      alsoDescribedBy={isAbroad ? [] : [prefix]}
      value={isAbroad ? value : grouped(value)}
      onChange={write}
    >
      {!isAbroad && (
        <span id={prefix} className={field.before}>
          {words.countryCode}
        </span>
      )}
      <Input ref={input} className={field.input} onKeyDown={caret.onKeyDown} />
    </TextFrame>
  );
}

/** Grouping writes the text anew, which would send the caret to its end. */
function useCaret(input: RefObject<HTMLInputElement | null>) {
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const isDeletingOn = useRef(false);
  useLayoutEffect(() => {
    if (wanted) input.current?.setSelectionRange(wanted.at, wanted.at);
  }, [wanted, input]);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isDeletingOn.current = key === 'Delete';
    },
    keep: (written: string) => {
      const at = input.current?.selectionStart ?? written.length;
      setWanted({ at: caretAfter(written, at, isDeletingOn.current) });
    },
  };
}
