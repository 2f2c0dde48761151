import { limits } from '@nukkad/platform/contract';
import { PhoneField, TextField } from '@nukkad/shared-ui';

interface Props {
  label: string;
  /** With its country code, `+91…`; empty while nothing is typed. */
  value: string;
  onChange: (number: string) => void;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const INDIA = '+91';

/** A telephone number of India, unless it is known to be of another country. */
export function Phone({ value, onChange, ...field }: Props) {
  if (value !== '' && !value.startsWith(INDIA)) {
    return (
      <TextField
        {...field}
        type="tel"
        maxLength={limits.phoneMaxLength}
        value={value}
        onChange={onChange}
      />
    );
  }
  const write = (digits: string) => onChange(digits === '' ? '' : INDIA + digits);
  return <PhoneField {...field} value={value.slice(INDIA.length)} onChange={write} />;
}
