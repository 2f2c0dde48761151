import { Button } from '../button/button';
import {
  FormCheckbox,
  FormNumberField,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from '../form-fields/form-fields';
import { FormList, FormWithLists } from '../form-fields/form-list';
import type { Exhibit } from '../workshop/exhibit';
import { ErrorSummary } from './error-summary';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { all, email, required } from './validators.model';

const states = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'MH', label: 'Maharashtra' },
];

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const nobody = { email: '', password: '' };

const somebody = {
  name: 'Asha Rao',
  about: 'Root canals, braces and gums, for children too.',
  mobile: '9845012345',
  years: 12,
  state: 'KA',
  gender: 'female',
  isOpen: true,
  agreed: false,
};

/** Never settles, so that the state can be inspected. */
const never = () => new Promise<void>(() => {});

function Login({ onSubmit }: { onSubmit: () => string | Promise<void> }) {
  return (
    <Form label="Login" initialValues={nobody} onSubmit={onSubmit}>
      <FormTextField
        name="email"
        label="Email"
        autoComplete="email"
        validate={all(required('Enter your email'), email('Enter an email address'))}
      />
      <FormPasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        validate={required('Enter your password')}
      />
      <SubmitButton busyText="Logging in...">Login</SubmitButton>
    </Form>
  );
}

function Profile() {
  return (
    <Form label="Profile" initialValues={somebody} onSubmit={never} isLong>
      <FormTextField name="name" label="Name" validate={required('Enter your name')} />
      <FormTextArea name="about" label="About you" limit={500} />
      <FormPhoneField name="mobile" label="Mobile number" />
      <FormNumberField name="years" label="Years of experience" minValue={0} />
      <FormSelect name="state" label="State" options={states} />
      <FormRadioGroup name="gender" label="Gender" options={genders} isRow />
      <FormSwitch name="isOpen" label="Available today" />
      <FormCheckbox
        name="agreed"
        label="I agree to the terms"
        validate={required('Agree to go on')}
      />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

function Links() {
  return (
    <FormWithLists
      label="Links"
      initialValues={{ links: [{ href: '/doctors' }, { href: '' }] }}
      onSubmit={never}
      isTried
    >
      <FormList<{ href: string }> name="links">
        {({ items, nameOf, add, remove }) => (
          <>
            {items.map((_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's values belong to its index
              <div key={place}>
                <FormTextField
                  name={nameOf(place, 'href')}
                  label={`Link ${place + 1}`}
                  validate={required('Enter an address')}
                />
                <Button tone="ghost" onClick={() => remove(place)}>
                  Remove link {place + 1}
                </Button>
              </div>
            ))}
            <Button tone="secondary" onClick={() => add({ href: '' })}>
              Add a link
            </Button>
          </>
        )}
      </FormList>
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </FormWithLists>
  );
}

export const formExhibit: Exhibit = {
  component: 'Form',
  specimens: [
    { state: 'Short, then busy for good', Draw: () => <Login onSubmit={never} /> },
    {
      state: 'Short, refused',
      Draw: () => <Login onSubmit={() => 'Email or password is wrong'} />,
    },
    { state: 'Long', Draw: () => <Profile /> },
    { state: 'With a list', Draw: () => <Links /> },
    {
      state: 'What is said of the whole',
      Draw: () => (
        <ErrorSummary
          ref={null}
          message="This could not be sent."
          problems={[]}
          onFollow={() => {}}
        />
      ),
    },
    {
      state: 'The list of a long form',
      Draw: () => (
        <ErrorSummary
          ref={null}
          message={undefined}
          problems={[
            { name: 'name', message: 'Enter your name' },
            { name: 'agreed', message: 'Agree to go on' },
          ]}
          onFollow={() => {}}
        />
      ),
    },
  ],
};
