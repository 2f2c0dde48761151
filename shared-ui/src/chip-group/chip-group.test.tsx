import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup } from './chip-group';
import { RemovableChips } from './removable-chips';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'kn', label: 'Kannada' },
] as const;

type Language = (typeof languages)[number]['value'];

function Several({ onSelect }: { onSelect: (selected: Language[]) => void }) {
  const [selected, setSelected] = useState<Language[]>(['hi']);
  const change = (next: Language[]) => {
    setSelected(next);
    onSelect(next);
  };
  return (
    <ChipGroup
      label="Languages"
      selection="multiple"
      options={languages}
      selected={selected}
      onSelect={change}
    />
  );
}

interface OneProps {
  isRequired?: boolean;
  onSelect: (selected: Language | null) => void;
}

function One({ isRequired = false, onSelect }: OneProps) {
  const [selected, setSelected] = useState<Language | null>('hi');
  const change = (next: Language | null) => {
    setSelected(next);
    onSelect(next);
  };
  return (
    <ChipGroup
      label="Language"
      isLabelHidden
      selection="single"
      options={languages}
      selected={selected}
      onSelect={change}
      isRequired={isRequired}
    />
  );
}

test('several are told in the order in which they stand', async () => {
  const onSelect = jest.fn();
  render(<Several onSelect={onSelect} />);
  expect(screen.getByRole('toolbar', { name: 'Languages' })).toBeVisible();
  const english = screen.getByRole('button', { name: 'English' });
  expect(screen.getByRole('button', { name: 'Hindi' })).toHaveAttribute('aria-pressed', 'true');
  expect(english.querySelector('svg')).toBeNull();
  await userEvent.click(english);
  expect(onSelect).toHaveBeenLastCalledWith(['en', 'hi']);
  expect(english).toHaveAttribute('aria-pressed', 'true');
  expect(english.querySelector('svg')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hindi' }));
  expect(onSelect).toHaveBeenLastCalledWith(['en']);
});

test('they are one stop for the keyboard', async () => {
  const onSelect = jest.fn();
  render(<Several onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Kannada' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(['hi', 'kn']);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('of one choice the other is given up, or none is left', async () => {
  const onSelect = jest.fn();
  render(<One onSelect={onSelect} />);
  expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  const kannada = screen.getByRole('radio', { name: 'Kannada' });
  await userEvent.click(kannada);
  expect(kannada).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Hindi' })).not.toBeChecked();
  await userEvent.click(kannada);
  expect(onSelect.mock.calls).toEqual([['kn'], [null]]);
});

test('a choice that is required stays', async () => {
  const onSelect = jest.fn();
  render(<One isRequired onSelect={onSelect} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Hindi' }));
  expect(screen.getByRole('radio', { name: 'Hindi' })).toBeChecked();
  expect(onSelect).not.toHaveBeenCalledWith(null);
});

function Applied({ isLinked = false }: { isLinked?: boolean }) {
  const [options, setOptions] = useState<{ value: Language; label: string }[]>([...languages]);
  return (
    <RemovableChips
      label="Applied filters"
      options={options.map((option) => ({
        ...option,
        ...(isLinked && { href: `?without=${option.value}` }),
      }))}
      onRemove={(gone) => setOptions(options.filter(({ value }) => value !== gone))}
    />
  );
}

test('a chip is removed by its full name, and the focus stays among them', async () => {
  render(<Applied />);
  expect(screen.getByRole('group', { name: 'Applied filters' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hindi' }));
  expect(screen.queryByText('Hindi')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Kannada' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove English' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Applied filters' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('a chip with an address is a link, which only removes', async () => {
  render(<Applied isLinked />);
  const hindi = screen.getByRole('link', { name: 'Remove Hindi' });
  expect(hindi).toHaveAttribute('href', '?without=hi');
  const isPrevented = jest.fn(({ defaultPrevented }: Event) => defaultPrevented);
  document.addEventListener('click', isPrevented, { once: true });
  await userEvent.click(hindi);
  expect(isPrevented).toHaveReturnedWith(true);
  expect(screen.queryByText('Hindi')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Remove Kannada' })).toHaveFocus();
});
