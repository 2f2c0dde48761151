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
import { caretAfter, grouped, isOfAbroad, toNationalNumber } from './national-number';
import { text } from './phone-field.text';

export interface PhoneFieldProps
  extends Omit<TextFrameProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** The digits without +91; for a foreign number the whole text, "+1 212 555 0100". */
  value: string;
  /**
   * Receives ten digits at most, also for a number typed or pasted with +91, 0 or spaces; eleven
   * only while the last of one with 91 is still missing. A number with + other than +91 is passed
   * on unchanged.
   */
  onChange: (digits: string) => void;
}

/**
 * An Indian mobile number, grouped: "98765 43210"; a foreign one once it begins with +.
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
      autoComplete="tel"
      {...frame}
      type="tel"
      alsoDescribedBy={isAbroad ? [] : [prefix]}
      value={isAbroad ? value : grouped(value)}
      onChange={write}
    >
      {!isAbroad && (
        <span id={prefix} className={field.before}>
          {text.countryCode}
        </span>
      )}
      <Input ref={input} className={field.input} onKeyDown={caret.onKeyDown} />
    </TextFrame>
  );
}

/** Grouping rewrites the text, which would move the caret to its end. */
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
