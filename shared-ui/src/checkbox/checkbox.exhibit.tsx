import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { Checkbox, type CheckboxProps } from './checkbox';

type SampleProps = Partial<CheckboxProps>;

function Sample({ isSelected = false, ...props }: SampleProps) {
  const [isOn, setOn] = useState(isSelected);
  return (
    <Checkbox label="WhatsApp is the same number" {...props} isSelected={isOn} onChange={setOn} />
  );
}

const terms = (
  <>
    I agree to the <a href="#checkbox">terms of use</a> and the{' '}
    <a href="#checkbox">privacy policy</a>, and that clients see the address of my practice
  </>
);

export const checkboxExhibit: Exhibit = {
  component: 'Checkbox',
  specimens: [
    { state: 'Plain', Draw: () => <Sample /> },
    { state: 'Selected', Draw: () => <Sample isSelected /> },
    { state: 'With a hint', Draw: () => <Sample hint="Clients can then write to you there." /> },
    {
      state: 'Required, with an error',
      Draw: () => <Sample label={terms} isRequired error="Please agree before you go on." />,
    },
    { state: 'Disabled', Draw: () => <Sample isDisabled /> },
    { state: 'Selected and disabled', Draw: () => <Sample isSelected isDisabled /> },
  ],
};
