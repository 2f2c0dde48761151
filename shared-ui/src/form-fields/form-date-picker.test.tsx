import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form/form';
import { SubmitButton } from '../form/submit-button';
import { required } from '../form/validators.model';
import { FormDatePicker } from './form-date-picker';

function Birth({ onSubmit }: { onSubmit: (values: { born: string | null }) => void }) {
  return (
    <Form label="Birth" initialValues={{ born: null as string | null }} onSubmit={onSubmit}>
      <FormDatePicker
        name="born"
        label="Date of birth"
        today="2026-11-20"
        max="2026-11-20"
        validate={required('Enter your date of birth')}
      />
      <SubmitButton busyText="Saving…">Save</SubmitButton>
    </Form>
  );
}

const part = (name: RegExp) => screen.getByRole('spinbutton', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('it is led to, and brings its day when that is within the limits', async () => {
  const onSubmit = jest.fn();
  render(<Birth onSubmit={onSubmit} />);
  await save();
  expect(part(/day/)).toHaveFocus();
  expect(screen.getByText('Enter your date of birth')).toBeVisible();
  await userEvent.keyboard('12082030');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(part(/year/));
  await userEvent.keyboard('1990');
  await save();
  expect(onSubmit.mock.calls).toEqual([[{ born: '1990-08-12' }]]);
});
