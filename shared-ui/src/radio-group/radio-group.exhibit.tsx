import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';

const places: RadioOption<string>[] = [
  { value: 'clinic', label: 'At the clinic' },
  { value: 'home', label: 'At my home' },
  { value: 'video', label: 'By video' },
];

const long: RadioOption<string>[] = [
  { value: 'all', label: 'Everybody who opens my profile sees the address of my practice' },
  { value: 'booked', label: 'Only clients whose appointment I have accepted see it' },
  { value: 'nobody', label: 'Nobody sees it (not possible for doctors)', isDisabled: true },
];

function Sample({ value = null, ...props }: Partial<RadioGroupProps<string>>) {
  const [chosen, setChosen] = useState(value);
  return (
    <RadioGroup
      label="Where shall it be?"
      options={places}
      {...props}
      value={chosen}
      onChange={setChosen}
    />
  );
}

export const radioGroupExhibit: Exhibit = {
  component: 'Radio group',
  specimens: [
    { state: 'Plain', Draw: () => <Sample /> },
    {
      state: 'Chosen, with a hint',
      Draw: () => <Sample value="home" hint="Home visits cost ₹300 more." />,
    },
    { state: 'Side by side', Draw: () => <Sample value="clinic" isRow /> },
    {
      state: 'Required, with an error',
      Draw: () => <Sample isRequired error="Choose one of the three." />,
    },
    {
      state: 'Long, one of them disabled',
      Draw: () => <Sample label="Who sees my address?" options={long} value="booked" />,
    },
    { state: 'Disabled', Draw: () => <Sample value="video" isDisabled /> },
  ],
};
