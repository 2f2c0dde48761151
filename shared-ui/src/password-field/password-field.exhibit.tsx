import type { Exhibit } from '../workshop/exhibit';
import { PasswordField } from './password-field';

const login = { label: 'Password', autoComplete: 'current-password' } as const;

export const passwordFieldExhibit: Exhibit = {
  component: 'Password field',
  specimens: [
    { state: 'Plain', Draw: () => <PasswordField {...login} /> },
    {
      state: 'Filled, with a hint',
      Draw: () => (
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="Eight letters or more, one of them a digit"
          defaultValue="neem-and-haldi-7"
        />
      ),
    },
    {
      state: 'Required, with an error',
      Draw: () => (
        <PasswordField
          {...login}
          isRequired
          error="This password does not fit the number."
          defaultValue="haldi"
        />
      ),
    },
    { state: 'Disabled', Draw: () => <PasswordField {...login} isDisabled defaultValue="haldi" /> },
  ],
};
