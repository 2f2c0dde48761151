import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { PhoneField, type PhoneFieldProps } from './phone-field';

function Sample({ value = '', ...props }: Partial<PhoneFieldProps>) {
  const [digits, setDigits] = useState(value);
  return <PhoneField label="Mobile number" {...props} value={digits} onChange={setDigits} />;
}

export const phoneFieldExhibit: Exhibit = {
  component: 'Phone field',
  specimens: [
    { state: 'Plain', Draw: () => <Sample /> },
    {
      state: 'Filled, with a hint',
      Draw: () => <Sample value="9845012345" hint="We send a code of four digits." />,
    },
    {
      state: 'Required, with an error',
      Draw: () => <Sample value="98450" isRequired error="Enter all ten digits." />,
    },
    { state: 'Disabled', Draw: () => <Sample value="9845012345" isDisabled /> },
  ],
};
