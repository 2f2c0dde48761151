import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { NumberField, type NumberFieldProps } from './number-field';

const rupees: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
};

function Sample({ value = null, ...props }: Partial<NumberFieldProps>) {
  const [number, setNumber] = useState(value);
  return <NumberField label="Years of experience" {...props} value={number} onChange={setNumber} />;
}

export const numberFieldExhibit: Exhibit = {
  component: 'Number field',
  specimens: [
    { state: 'Plain', Draw: () => <Sample /> },
    {
      state: 'Filled, with a hint',
      Draw: () => (
        <Sample label="Fee" value={125000} formatOptions={rupees} hint="For one visit, in rupees" />
      ),
    },
    { state: 'At its end', Draw: () => <Sample value={60} minValue={0} maxValue={60} /> },
    {
      state: 'Required, with an error',
      Draw: () => <Sample isRequired error="Enter how many years you have practised." />,
    },
    { state: 'Disabled', Draw: () => <Sample value={12} isDisabled /> },
  ],
};
