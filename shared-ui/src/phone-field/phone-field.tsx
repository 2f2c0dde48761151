import { useId } from 'react';
import { Input } from 'react-aria-components';
import field from '../field/field.module.css';
import { TextFrame, type TextFrameProps } from '../field/text-frame';
import { words } from '../words';
import { toNationalNumber } from './national-number';

export interface PhoneFieldProps
  extends Omit<TextFrameProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'> {
  /** The digits without +91. */
  value: string;
  /** Told at most ten digits, also when a number is pasted with +91, 0 or spaces. */
  onChange: (digits: string) => void;
}

/** A mobile number in India. `<PhoneField label="Mobile number" value={phone} onChange={setPhone} />` */
export function PhoneField({ onChange, ...frame }: PhoneFieldProps) {
  const prefix = useId();
  return (
    <TextFrame
      autoComplete="tel-national"
      {...frame}
      type="tel"
      alsoDescribedBy={[prefix]}
      onChange={(written) => onChange(toNationalNumber(written))}
    >
      <span id={prefix} className={field.before}>
        {words.countryCode}
      </span>
      <Input className={field.input} />
    </TextFrame>
  );
}
