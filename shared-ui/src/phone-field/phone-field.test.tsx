import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { caretAfter, grouped, toNationalNumber } from './national-number';
import { PhoneField } from './phone-field';

test.each([
  ['9845012345', '9845012345'],
  ['+91 98450-12345', '9845012345'],
  ['919845012345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['9198450123', '9198450123'],
  ['91984501234', '91984501234'],
  ['+91 98450 1234', '984501234'],
  ['98450123456', '9845012345'],
  ['984a5', '9845'],
  ['', ''],
])('%j is the number %j', (written, digits) => {
  expect(toNationalNumber(written)).toBe(digits);
});

test.each([
  ['', ''],
  ['98450', '98450'],
  ['984501', '98450 1'],
  ['9845012345', '98450 12345'],
])('%j is shown as %j', (digits, shown) => {
  expect(grouped(digits)).toBe(shown);
});

test.each([
  ['written through the space', '984501', 6, false, 7],
  ['written before it', '9984 5012345', 1, false, 1],
  ['the space deleted from behind', '9845012345', 5, false, 5],
  ['the space deleted from before', '9845012345', 5, true, 6],
  ['pasted with a prefix', '+91 98450-12345', 15, false, 11],
  ['too long by one in the middle', '984506 12345', 6, false, 7],
  ['not long enough for a space', '98450', 5, true, 5],
])('the caret, %s', (_case, written, caret, isDeletingOn, at) => {
  expect(caretAfter(written, caret, isDeletingOn)).toBe(at);
});

function Phone({ onChange }: { onChange: (digits: string) => void }) {
  const [value, setValue] = useState('');
  const change = (digits: string) => {
    setValue(digits);
    onChange(digits);
  };
  return <PhoneField label="Mobile number" value={value} onChange={change} />;
}

test('a pasted number is reported without its prefix, which is shown beside it', async () => {
  const onChange = jest.fn();
  render(<Phone onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAccessibleDescription('+91');
  await userEvent.click(field);
  await userEvent.paste('+91 98450 12345');
  expect(onChange).toHaveBeenLastCalledWith('9845012345');
  expect(field).toHaveValue('98450 12345');
});

test('a number can also be typed with its prefix', async () => {
  const onChange = jest.fn();
  render(<Phone onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await userEvent.type(field, '+91 98450 12345');
  expect(field).toHaveValue('98450 12345');
  expect(onChange).toHaveBeenLastCalledWith('9845012345');
});

test('a number of another country is kept as it is written, without +91 beside it', async () => {
  const onChange = jest.fn();
  render(<Phone onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await userEvent.type(field, '+1 212 555 0100');
  expect(field).toHaveValue('+1 212 555 0100');
  expect(onChange).toHaveBeenLastCalledWith('+1 212 555 0100');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.clear(field);
  await userEvent.type(field, '98450');
  expect(field).toHaveAccessibleDescription('+91');
});

test('a digit is put right in the middle, and the space is stepped over', async () => {
  const onChange = jest.fn();
  render(<Phone onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Mobile number' });
  await userEvent.type(field, '9845012345');
  expect(field).toHaveValue('98450 12345');
  await userEvent.keyboard('{ArrowLeft>4/}{Backspace}7');
  expect(field).toHaveValue('98450 72345');
  await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}8');
  expect(field).toHaveValue('98458 72345');
  expect(onChange).toHaveBeenLastCalledWith('9845872345');
});
