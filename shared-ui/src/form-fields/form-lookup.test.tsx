import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from '../form/form';
import { SubmitButton } from '../form/submit-button';
import { FormLookup, nothingPicked, type Picked } from './form-lookup';
import { FormOtpField } from './form-otp-field';

const people = [
  { id: '1', label: 'Asha Rao', detail: 'Doctor' },
  { id: '2', label: 'Asha Rao', detail: 'Teacher' },
  { id: '3', label: 'Asif Khan' },
];

interface Props {
  onSubmit?: (values: { client: Picked }) => void;
  failure?: string;
}

function Choice({ onSubmit = () => {}, failure }: Props) {
  const [q, setQ] = useState('');
  return (
    <Form label="Choice" initialValues={{ client: nothingPicked }} onSubmit={onSubmit}>
      <FormLookup
        name="client"
        label="Client"
        options={people.filter(({ label }) => label.includes(q))}
        isAsked={q !== ''}
        onSearch={setQ}
        failure={failure}
        emptyText="Nobody found"
        validate={(client) => (client?.id ? undefined : 'Choose one')}
      />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

const client = () => screen.getByRole('combobox', { name: 'Client' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an entry is chosen from those that match; then the list is gone', async () => {
  const onSubmit = jest.fn();
  render(<Choice onSubmit={onSubmit} />);
  await userEvent.type(client(), 'As');
  await userEvent.click(await screen.findByRole('option', { name: /Asif/ }));
  expect(client()).toHaveValue('Asif Khan');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ client: { id: '3', label: 'Asif Khan' } });
});

test.each([
  ['Asif Khan', true],
  ['Asha Rao', false],
  ['Nobody', false],
])('the text %s alone chooses: %s', async (text, isChosen) => {
  const onSubmit = jest.fn();
  render(<Choice onSubmit={onSubmit} />);
  await userEvent.type(client(), text);
  await userEvent.keyboard('{Escape}');
  await save();
  expect(onSubmit.mock.calls.length > 0).toBe(isChosen);
  expect(screen.queryByText('Choose one') === null).toBe(isChosen);
});

test('what was not found and a search that failed are said', async () => {
  const { rerender } = render(<Choice />);
  await userEvent.type(client(), 'x');
  expect(await screen.findByText('Nobody found')).toBeVisible();
  rerender(<Choice failure="The search failed" />);
  expect(client()).toHaveAccessibleDescription('The search failed');
});

test('a code that was wrong says so', async () => {
  render(
    <Form label="Code" initialValues={{ otp: '' }} onSubmit={() => ({ otp: 'Wrong code' })}>
      <FormOtpField name="otp" label="Code" length={4} />
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Wrong code')).length).toBeGreaterThan(0);
});
