import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { Switch, type SwitchProps } from './switch';

function Sample({ isSelected = false, ...props }: Partial<SwitchProps>) {
  const [isOn, setOn] = useState(isSelected);
  return <Switch label="Available today" {...props} isSelected={isOn} onChange={setOn} />;
}

export const switchExhibit: Exhibit = {
  component: 'Switch',
  specimens: [
    { state: 'Off', Draw: () => <Sample /> },
    {
      state: 'On, with a hint',
      Draw: () => <Sample isSelected hint="Clients see the next gap." />,
    },
    {
      state: 'Long',
      Draw: () => <Sample label="Tell me on WhatsApp when somebody asks for an appointment" />,
    },
    { state: 'Off and disabled', Draw: () => <Sample isDisabled /> },
    { state: 'On and disabled', Draw: () => <Sample isSelected isDisabled /> },
  ],
};
