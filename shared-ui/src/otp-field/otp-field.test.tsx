import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OtpField, type OtpFieldProps } from './otp-field';

function Code({ start = '', onChange, ...props }: Partial<OtpFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <OtpField
      label="Code from the SMS"
      {...props}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        onChange?.(digits);
      }}
    />
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const written = () => boxes().map(({ value }) => value);

test('each box is named, and the first is for the phone to fill in', () => {
  render(<Code />);
  expect(screen.getByRole('group', { name: 'Code from the SMS' })).toBeVisible();
  expect(boxes()).toHaveLength(4);
  expect(boxes()[0]).toHaveAccessibleName('Digit 1 of 4');
  expect(boxes()[1]).toHaveAccessibleName('Digit 2 of 4');
  expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
  expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric');
});

test('typing moves on, Backspace back; only digits count', async () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.tab();
  await userEvent.keyboard('4x8');
  expect(written()).toEqual(['4', '8', '', '']);
  expect(boxes()[2]).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(boxes()[0]).toHaveFocus();
  await userEvent.keyboard('7821');
  expect(written()).toEqual(['7', '8', '2', '1']);
  expect(onComplete.mock.calls).toEqual([['7821']]);
});

test('a code can be pasted whole', async () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.tab();
  await userEvent.paste('Code: 48 21');
  expect(written()).toEqual(['4', '8', '2', '1']);
  expect(onComplete.mock.calls).toEqual([['4821']]);
});

test('a wrong code is said to be wrong', () => {
  render(<Code start="4821" state="wrong" message="That code is not right" />);
  expect(screen.getByRole('alert')).toHaveTextContent('That code is not right');
  for (const box of boxes()) {
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('That code is not right');
  }
});

test('a wrong code is typed anew from its first digit', async () => {
  const { rerender } = render(<Code start="4821" />);
  await userEvent.click(boxes()[3]!);
  rerender(<Code start="4821" state="wrong" message="That code is not right" />);
  expect(boxes()[0]).toHaveFocus();
  await userEvent.keyboard('9');
  expect(written()).toEqual(['9', '8', '2', '1']);
});

test('what is no digit is refused, and said to be', async () => {
  render(<Code />);
  await userEvent.tab();
  await userEvent.keyboard('4x');
  expect(screen.getByRole('status')).toHaveTextContent('Must be a single digit');
  expect(boxes()[0]).toBeValid();
  expect(boxes()[1]).toBeInvalid();
  await userEvent.keyboard('8');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(boxes()[1]).toBeValid();
});

test('whoever leaves the window to look for the code is told of no mistake', async () => {
  render(<Code />);
  await userEvent.tab();
  // The browser keeps the focus within a page whose window loses it.
  fireEvent.blur(boxes()[0]!);
  expect(boxes()[0]).toHaveFocus();
  expect(boxes()[0]).toBeValid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where the code is, is heard at the first box', () => {
  render(
    <>
      <p id="sent">Sent to meera@example.in</p>
      <Code describedBy="sent" />
    </>,
  );
  expect(boxes()[0]).toHaveAccessibleDescription('Sent to meera@example.in');
  expect(boxes()[1]).not.toHaveAccessibleDescription();
});

test('a code that is left half-written is said to be wanted', async () => {
  render(<Code />);
  await userEvent.tab();
  await userEvent.keyboard('48');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('Required');
  expect(boxes().map((box) => box.getAttribute('aria-invalid'))).toEqual([
    null,
    null,
    'true',
    'true',
  ]);
  await userEvent.click(boxes()[2]!);
  await userEvent.keyboard('21');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a right code is said to be right, not only coloured', () => {
  render(<Code start="4821" state="right" />);
  expect(screen.getByRole('status')).toHaveTextContent('The code is right');
  expect(boxes()[0]).toBeValid();
});

test('as many boxes as the code has digits, and no style of its own', () => {
  render(<Code length={6} isDisabled />);
  expect(boxes()).toHaveLength(6);
  expect(boxes()[5]).toBeDisabled();
  expect(document.querySelector('style')).toBeNull();
});
