import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { DatePicker, type DatePickerProps } from './date-picker';

function Visit({ value: first = null, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <DatePicker
      label="Day of the visit"
      today="2026-11-20"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

export const datePickerExhibit: Exhibit = {
  component: 'Date picker',
  specimens: [
    { state: 'Empty', Draw: () => <Visit /> },
    { state: 'Filled', Draw: () => <Visit value="2026-11-25" /> },
    {
      state: 'With a hint, within two weeks',
      Draw: () => <Visit hint="Within two weeks" min="2026-11-20" max="2026-12-04" />,
    },
    { state: 'Required, with an error', Draw: () => <Visit isRequired error="Choose a day" /> },
    { state: 'Too early', Draw: () => <Visit value="2026-11-12" min="2026-11-20" /> },
    { state: 'Disabled', Draw: () => <Visit value="2026-11-25" isDisabled /> },
  ],
};
