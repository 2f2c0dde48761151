import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toNationalNumber } from './national-number';
import { PhoneField } from './phone-field';

test.each([
  ['9845012345', '9845012345'],
  ['+91 98450-12345', '9845012345'],
  ['919845012345', '9845012345'],
  ['098450 12345', '9845012345'],
  ['9198450123', '9198450123'],
  ['98450123456', '9845012345'],
  ['984a5', '9845'],
  ['', ''],
])('%j is the number %j', (written, digits) => {
  expect(toNationalNumber(written)).toBe(digits);
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
  expect(field).toHaveValue('9845012345');
});
