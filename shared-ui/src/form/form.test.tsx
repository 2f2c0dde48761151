import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormField, useClearing, useFormValue } from '../form-fields/form-field';
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
import { Form, type FormProps } from './form';
import { SubmitButton } from './submit-button';
import { all, email, minLength, required } from './validators.model';

interface Login {
  email: string;
  password: string;
}

const empty: Login = { email: '', password: '' };

function LoginForm(props: Partial<FormProps<Login>>) {
  return (
    <Form<Login> label="Login" initialValues={empty} onSubmit={() => {}} {...props}>
      <FormTextField
        name="email"
        label="Email"
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

const mail = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
const fill = async () => {
  await userEvent.type(mail(), 'asha@mail.in');
  await userEvent.type(password(), 'correct horse');
};

test('answers are sent once all are right, also by Enter', async () => {
  const onSubmit = jest.fn();
  render(<LoginForm onSubmit={onSubmit} />);
  await userEvent.type(mail(), 'asha{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(mail());
  await fill();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ email: 'asha@mail.in', password: 'correct horse' }]]);
});

test('an error waits for the end of the press that left its field', async () => {
  const pressed = jest.fn();
  render(
    <>
      <LoginForm />
      <button type="button" onClick={pressed}>
        Another way
      </button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(mail());
  const target = screen.getByRole('button', { name: 'Another way' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(screen.queryByText('Enter your email')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(pressed).toHaveBeenCalled();
  expect(screen.getByText('Enter your email')).toBeVisible();
});

test('a field is not called wrong before it is left', async () => {
  render(<LoginForm />);
  await userEvent.type(mail(), 'asha');
  expect(mail()).toBeValid();
  await userEvent.tab();
  expect(mail()).toBeInvalid();
  expect(mail()).toHaveAccessibleDescription('Enter an email address');
  expect(password()).toBeValid();
  await userEvent.type(mail(), '@mail.in');
  expect(mail()).toBeValid();
});

test('a quiet form says nothing before it is submitted', async () => {
  render(<LoginForm isQuiet />);
  await userEvent.type(mail(), 'asha');
  await userEvent.tab();
  expect(mail()).toBeValid();
  await send();
  expect(mail()).toHaveAccessibleDescription('Enter an email address');
});

function Complete({ onSubmit }: Pick<FormProps<{ name: string }>, 'onSubmit'>) {
  return (
    <Form label="Profile" initialValues={{ name: '' }} onSubmit={onSubmit} isQuiet>
      <FormTextField name="name" label="Name" validate={required('Enter your name')} />
      <SubmitButton busyText="Saving..." needsAll>
        Save
      </SubmitButton>
      <Clear />
    </Form>
  );
}

function Clear() {
  const clear = useClearing('name');
  return (
    <button type="button" onClick={clear}>
      Clear
    </button>
  );
}

test('a button that needs all is disabled until then, and a press tells what is missing', async () => {
  const onSubmit = jest.fn();
  render(<Complete onSubmit={onSubmit} />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name');
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  expect(save).not.toHaveAttribute('aria-disabled');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an answer that is cleared is one nobody gave: it is not called wrong', async () => {
  render(<Complete onSubmit={() => {}} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toBeValid();
});

test('a submit with errors shows all of them and leads to the first', async () => {
  render(<LoginForm />);
  await send();
  expect(mail()).toHaveFocus();
  expect(mail()).toHaveAccessibleDescription('Enter your email');
  expect(password()).toHaveAccessibleDescription('Enter your password');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(mail(), 'asha@mail.in');
  await send();
  expect(password()).toHaveFocus();
});

test('while it is sent it says so, and is not sent again', async () => {
  let answer: (refusal?: string) => void = () => {};
  const onSubmit = jest.fn(
    () =>
      new Promise<string | undefined>((done) => {
        answer = done;
      }),
  );
  render(<LoginForm onSubmit={onSubmit} />);
  await fill();
  await userEvent.keyboard('{Enter}');
  const busy = screen.getByRole('button', { name: 'Logging in...' });
  await userEvent.click(busy);
  await userEvent.type(password(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('what the server refuses stands at its field until that is edited', async () => {
  const onSubmit = jest.fn(() => ({ email: 'Nobody has this address' }));
  render(<LoginForm onSubmit={onSubmit} />);
  await fill();
  await send();
  expect(mail()).toHaveFocus();
  expect(mail()).toHaveAccessibleDescription('Nobody has this address');
  expect(password()).toHaveValue('correct horse');
  await userEvent.type(mail(), 'x');
  expect(mail()).toBeValid();
  await userEvent.clear(password());
  await send();
  // A blocked submit must not restore an earlier error.
  expect(mail()).toBeValid();
  expect(password()).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('what concerns the whole form is said above it, until the next try', async () => {
  const onSubmit = jest.fn().mockReturnValueOnce('Email or password is wrong');
  render(<LoginForm onSubmit={onSubmit} />);
  await fill();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(mail()).toHaveValue('asha@mail.in');
  await send();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure is reported, and nothing is lost', async () => {
  window.reportError = jest.fn();
  const failure = new Error('No line');
  const fail = async () => {
    throw failure;
  };
  render(<LoginForm onSubmit={fail} />);
  await fill();
  await send();
  expect(window.reportError).toHaveBeenCalledWith(failure);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be sent.');
  expect(mail()).toHaveValue('asha@mail.in');
});

test('a parent that draws anew does not undo what was entered', async () => {
  function Parent() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
        <LoginForm initialValues={{ email: `${count}`, password: '' }} />
      </>
    );
  }
  render(<Parent />);
  await userEvent.type(mail(), 'asha');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(mail()).toHaveValue('0asha');
});

test('a long form lists its errors, each a way to its field', async () => {
  const { container } = render(<LoginForm isLong />);
  await send();
  const summary = screen.getByRole('alert');
  const links = () =>
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(links()).toEqual(['Email: Enter your email', 'Password: Enter your password']);
  await expect(container).toBeAccessible();
  await userEvent.click(
    within(summary).getByRole('link', { name: 'Password: Enter your password' }),
  );
  expect(password()).toHaveFocus();
  await userEvent.type(password(), 'x');
  expect(links()).toEqual(['Email: Enter your email']);
});

test('edits are told, to keep a draft', async () => {
  const onEdit = jest.fn();
  render(<LoginForm onEdit={onEdit} />);
  await userEvent.tab();
  expect(onEdit).not.toHaveBeenCalled();
  await userEvent.type(mail(), 'a');
  expect(onEdit.mock.calls).toEqual([[{ email: 'a', password: '' }]]);
});

const everything = {
  name: '',
  about: '',
  mobile: '',
  whatsApp: '',
  years: null,
  state: null,
  gender: null,
  isOpen: false,
  agreed: false,
};

function SameNumber() {
  const [mobile = ''] = useFormValue<string>('mobile');
  const [, setWhatsApp] = useFormValue<string>('whatsApp');
  return (
    <button type="button" onClick={() => setWhatsApp(mobile)}>
      Same as mobile
    </button>
  );
}

function Everything({ onSubmit }: { onSubmit: (values: typeof everything) => void }) {
  const states = [{ value: 'KA', label: 'Karnataka' }];
  const genders = [
    { value: 'f', label: 'Female' },
    { value: 'm', label: 'Male' },
  ];
  return (
    <Form label="Profile" initialValues={everything} onSubmit={onSubmit}>
      <FormTextField name="name" label="Name" />
      <FormTextArea name="about" label="About you" validate={minLength(2, 'Say more')} />
      <FormPhoneField name="mobile" label="Mobile" />
      <FormPhoneField name="whatsApp" label="WhatsApp" />
      <SameNumber />
      <FormNumberField name="years" label="Years" validate={required('Enter years')} />
      <FormSelect name="state" label="State" options={states} validate={required('Choose one')} />
      <FormRadioGroup
        name="gender"
        label="Gender"
        options={genders}
        validate={required('Choose a gender')}
      />
      <FormSwitch name="isOpen" label="Available" />
      <FormCheckbox name="agreed" label="I agree" validate={required('Agree to go on')} />
      <FormField<string> name="own">
        {({ value = '', onChange }) => (
          <input
            aria-label="Own"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

test('every kind of field brings its answer', async () => {
  const onSubmit = jest.fn();
  render(<Everything onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('About you'), 'Hi');
  await userEvent.type(screen.getByLabelText('Mobile'), '98450 12345');
  await userEvent.click(screen.getByRole('button', { name: 'Same as mobile' }));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Karnataka');
  await userEvent.click(screen.getByLabelText('Female'));
  await userEvent.click(screen.getByLabelText('Available'));
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.type(screen.getByLabelText('Own'), 'x');
  await userEvent.type(screen.getByLabelText('Years'), '12{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Asha',
    about: 'Hi',
    mobile: '9845012345',
    whatsApp: '9845012345',
    years: 12,
    state: 'KA',
    gender: 'f',
    isOpen: true,
    agreed: true,
    own: 'x',
  });
});

test('every kind of field can be led to', async () => {
  render(<Everything onSubmit={() => {}} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(screen.getByLabelText('Years')).toHaveFocus();
  await userEvent.keyboard('7');
  await save();
  expect(screen.getByLabelText('State')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Karnataka');
  await save();
  expect(screen.getByLabelText('Female')).toHaveFocus();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a gender');
  await userEvent.keyboard(' ');
  await save();
  expect(screen.getByLabelText('I agree')).toHaveFocus();
});

test('a press of the button says nothing before it is let go', async () => {
  render(<Everything onSubmit={() => {}} />);
  const user = userEvent.setup();
  const years = screen.getByLabelText('Years');
  await user.click(years);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  expect(years).toHaveFocus();
  expect(years).not.toBeInvalid();
  await user.pointer({ keys: '[/MouseLeft]', target: save });
  expect(years).toBeInvalid();
});

function Hours({ onSubmit }: { onSubmit: (values: { isOpen: boolean; opens: string }) => void }) {
  return (
    <Form label="Hours" initialValues={{ isOpen: true, opens: '09:00' }} onSubmit={onSubmit}>
      <FormCheckbox name="isOpen" label="Open" />
      <Opens />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

function Opens() {
  const [isOpen] = useFormValue<boolean>('isOpen');
  return isOpen ? <FormTextField name="opens" label="Opens" /> : null;
}

test('an answer stays when its field goes away and comes back', async () => {
  const onSubmit = jest.fn();
  render(<Hours onSubmit={onSubmit} />);
  await userEvent.clear(screen.getByLabelText('Opens'));
  await userEvent.type(screen.getByLabelText('Opens'), '10:30');
  await userEvent.click(screen.getByLabelText('Open'));
  await userEvent.click(screen.getByLabelText('Open'));
  expect(screen.getByLabelText('Opens')).toHaveValue('10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ isOpen: true, opens: '10:30' });
});

const passwordRule = ({ password }: Login) =>
  password === 'password' ? { password: 'Choose another' } : {};

test('a rule of the whole says what is wrong with a field', async () => {
  const onSubmit = jest.fn();
  render(<LoginForm validate={passwordRule} onSubmit={onSubmit} />);
  await userEvent.type(mail(), 'asha@mail.in');
  await userEvent.type(password(), 'password{Enter}');
  expect(password()).toHaveAccessibleDescription('Choose another');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(password(), '1{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a form that was sent before says from the start what is wrong', () => {
  render(<LoginForm isTried />);
  expect(mail()).toHaveAccessibleDescription('Enter your email');
});

test('what a server has refused elsewhere stands at its field until that is edited', async () => {
  const refused = { email: 'Taken' };
  render(<LoginForm refused={refused} initialValues={{ email: 'a@b.in', password: 'long' }} />);
  expect(mail()).toHaveAccessibleDescription('Taken');
  await userEvent.type(mail(), 'n');
  expect(mail()).toBeValid();
});
