import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { Select, type SelectOption, type SelectProps } from './select';

const states: SelectOption<string>[] = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
  { value: 'MH', label: 'Maharashtra' },
  { value: 'DN', label: 'Dadra and Nagar Haveli and Daman and Diu' },
  { value: 'TN', label: 'Tamil Nadu (from January)', isDisabled: true },
];

function Sample({ value = null, ...props }: Partial<SelectProps<string>>) {
  const [chosen, setChosen] = useState(value);
  return <Select label="State" options={states} {...props} value={chosen} onChange={setChosen} />;
}

export const selectExhibit: Exhibit = {
  component: 'Select',
  specimens: [
    { state: 'Plain', Draw: () => <Sample /> },
    {
      state: 'Chosen, with a hint',
      Draw: () => <Sample value="KA" hint="Where you are registered" />,
    },
    { state: 'Long answer', Draw: () => <Sample value="DN" /> },
    {
      state: 'Required, with an error',
      Draw: () => <Sample isRequired error="Choose the state you are registered in." />,
    },
    { state: 'Disabled', Draw: () => <Sample value="KL" isDisabled /> },
  ],
};
