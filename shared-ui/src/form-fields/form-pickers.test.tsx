import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form/form';
import { SubmitButton } from '../form/submit-button';
import { required } from '../form/validators.model';
import { FormCombobox, FormMultiSelect } from './form-pickers';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
];
const localities = [{ id: 'ind', label: 'Indiranagar' }];

interface Props {
  onSubmit?: (values: { languages: string[]; locality: string }) => void;
  onSearch?: (text: string) => void;
  onChoose?: (option: { id: string }) => void;
}

function Practice({ onSubmit = () => {}, ...props }: Props) {
  return (
    <Form
      label="Practice"
      initialValues={{ languages: [] as string[], locality: '' }}
      onSubmit={onSubmit}
    >
      <FormMultiSelect
        name="languages"
        label="Languages"
        options={languages}
        validate={required('Choose a language')}
      />
      <FormCombobox
        name="locality"
        label="Locality"
        options={localities}
        validate={required('Enter a locality')}
        {...props}
      />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

const button = () => screen.getByRole('button', { name: /Languages$/, hidden: true });
const locality = () => screen.getByRole('combobox', { name: 'Locality' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('they bring their answers, and can be led to', async () => {
  const onSubmit = jest.fn();
  const onSearch = jest.fn();
  const onChoose = jest.fn();
  render(<Practice {...{ onSubmit, onSearch, onChoose }} />);
  await save();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAccessibleDescription('Choose a language');
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  await save();
  expect(locality()).toHaveFocus();
  await userEvent.keyboard('ind{ArrowDown}{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('ind');
  expect(onChoose).toHaveBeenCalledWith({ id: 'ind', label: 'Indiranagar' });
  await save();
  expect(onSubmit.mock.calls).toEqual([[{ languages: ['hi'], locality: 'Indiranagar' }]]);
});

test('nobody is told to choose while choosing', async () => {
  render(<Practice />);
  await userEvent.click(button());
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(screen.queryByText('Choose a language')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
  expect(screen.queryByText('Choose a language')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('Choose a language')).toBeVisible();
});
