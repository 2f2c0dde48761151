import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea, type TextAreaProps } from './text-area';

function About({ start = '', ...props }: Partial<TextAreaProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="About you" {...props} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: 'About you' });

test('there is room for several lines', async () => {
  render(<About rows={6} hint="Patients read this first" />);
  expect(field()).toHaveAttribute('rows', '6');
  expect(field()).toHaveAccessibleDescription('Patients read this first');
  await userEvent.type(field(), 'Teeth{Enter}Gums');
  expect(field()).toHaveValue('Teeth\nGums');
});

test('characters are counted, beside error and hint', async () => {
  render(<About limit={500} start="Dentist" hint="Patients read this first" error="Say more" />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('7 of 500 Say more Patients read this first');
  await userEvent.type(field(), '!');
  expect(screen.getByText('8 of 500')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what is too long is kept, and said to be', async () => {
  render(<About limit={5} />);
  await userEvent.click(field());
  await userEvent.paste('Dentist');
  expect(field()).toHaveValue('Dentist');
  expect(screen.getByText('7 of 5')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Too long');
});
