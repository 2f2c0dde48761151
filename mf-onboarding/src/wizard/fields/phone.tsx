import { limits } from '@nukkad/platform/contract';
import { FormField, PhoneField, TextField } from '@nukkad/shared-ui';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** Error other than the number's format. */
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  onEdit?: (number: string) => void;
}

const INDIA = '+91';

/** A phone number with its country code, `+91…`; empty without input. */
export function Phone({ name, error: ofAll, onEdit, ...field }: Props) {
  return (
    <FormField<string> name={name}>
      {({ value = '', error = ofAll, onChange }) => {
        const write = (number: string) => {
          onChange(number);
          onEdit?.(number);
        };
        return value === '' || value.startsWith(INDIA) ? (
          <PhoneField
            {...field}
            error={error}
            value={value.slice(INDIA.length)}
            onChange={(digits) => write(digits === '' ? '' : INDIA + digits)}
          />
        ) : (
          <TextField
            {...field}
            type="tel"
            error={error}
            maxLength={limits.phoneMaxLength}
            value={value}
            onChange={write}
          />
        );
      }}
    </FormField>
  );
}
