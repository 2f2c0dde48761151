import type { Exhibit } from '../workshop/exhibit';
import { TextField } from './text-field';

export const textFieldExhibit: Exhibit = {
  component: 'Text field',
  specimens: [
    { state: 'Plain', Draw: () => <TextField label="Full name" autoComplete="name" /> },
    {
      state: 'With an example and a hint',
      Draw: () => (
        <TextField
          label="Place"
          placeholder="HSR Layout"
          hint="A part of the town, or a PIN code of six digits"
        />
      ),
    },
    {
      state: 'Filled',
      Draw: () => <TextField label="Full name" isRequired defaultValue="Dr. Asha Rao" />,
    },
    {
      state: 'Required, with an error',
      Draw: () => (
        <TextField
          label="PIN code"
          isRequired
          defaultValue="5601"
          hint="Where your practice is"
          error="A PIN code has six digits; this one has four."
        />
      ),
    },
    {
      state: 'Disabled',
      Draw: () => <TextField label="City" isDisabled defaultValue="Bengaluru" />,
    },
  ],
};
