import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './multi-select';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'kn', label: 'Kannada' },
];

interface Props extends Partial<MultiSelectProps<string>> {
  start?: string[];
}

function Languages({ start = [], onChange, ...props }: Props) {
  const [values, setValues] = useState(start);
  return (
    <MultiSelect
      label="Languages"
      options={languages}
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange?.(next);
      }}
    />
  );
}

const button = () => screen.getByRole('button', { name: /Languages$/, hidden: true });

test('several are chosen without closing the list, and told in its order', async () => {
  const onChange = jest.fn();
  render(<Languages onChange={onChange} />);
  expect(button()).toHaveTextContent('Choose…');
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('option', { name: 'Kannada' }));
  await userEvent.click(screen.getByRole('option', { name: 'English' }));
  expect(onChange.mock.calls).toEqual([[['kn']], [['en', 'kn']]]);
  expect(screen.getByRole('option', { name: 'Kannada' })).toHaveAttribute('aria-selected', 'true');
  expect(button()).toHaveTextContent('English, Kannada');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('many are counted, and can be taken away one by one', async () => {
  render(<Languages start={['en', 'hi', 'kn']} />);
  expect(button()).toHaveTextContent('3 chosen');
  const chips = screen.getByRole('group', { name: 'Languages' });
  await userEvent.click(within(chips).getByRole('button', { name: 'Remove Hindi' }));
  expect(button()).toHaveTextContent('English, Kannada');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('hint and error belong to it', async () => {
  const { container } = render(<Languages hint="You speak" error="Choose one" isRequired />);
  expect(button()).toHaveAccessibleDescription('Required Choose one You speak');
  await expect(container).toBeAccessible();
});

test('disabled, nothing can be changed', async () => {
  render(<Languages start={['en']} isDisabled />);
  expect(button()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove English' })).toBeDisabled();
});
