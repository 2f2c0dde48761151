import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';

const localities = [
  { id: 'ind', label: 'Indiranagar', detail: 'Bengaluru, 560038' },
  { id: 'kor', label: 'Koramangala', detail: 'Bengaluru, 560034' },
];

interface Props extends Partial<Omit<ComboboxProps, 'sections' | 'options'>> {
  options?: typeof localities;
  start?: string;
}

function Locality({ options = localities, start = '', onChoose, ...props }: Props) {
  const [text, setText] = useState(start);
  const choose = (id: string) => {
    onChoose?.(id);
    setText(options.find((option) => option.id === id)?.label ?? '');
  };
  return (
    <Combobox
      label="Locality"
      {...props}
      options={options}
      inputValue={text}
      onInput={setText}
      onChoose={choose}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Locality' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('suggestions come with the focus; arrows and Enter choose one', async () => {
  const onChoose = jest.fn();
  render(<Locality onChoose={onChoose} />);
  await userEvent.tab();
  expect(options()).toEqual(['IndiranagarBengaluru, 560038', 'KoramangalaBengaluru, 560034']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['kor']]);
  expect(field()).toHaveValue('Koramangala');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the same can be chosen again', async () => {
  const onChoose = jest.fn();
  render(<Locality onChoose={onChoose} />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: /Indiranagar/ }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['ind'], ['ind']]);
});

test('text may be free, and Enter on it submits', async () => {
  const onSubmit = jest.fn();
  const onChoose = jest.fn();
  render(<Locality onSubmit={onSubmit} onChoose={onChoose} />);
  await userEvent.type(field(), 'Near the lake{Enter}');
  expect(onSubmit.mock.calls).toEqual([['Near the lake']]);
  await userEvent.tab();
  expect(field()).toHaveValue('Near the lake');
  expect(onChoose).not.toHaveBeenCalled();
});

test('Enter on an option is no submit', async () => {
  const onSubmit = jest.fn();
  render(<Locality onSubmit={onSubmit} />);
  await userEvent.type(field(), 'i{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Indiranagar');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list and keeps the text, also after a choice', async () => {
  const onChoose = jest.fn();
  render(<Locality onChoose={onChoose} />);
  await userEvent.type(field(), 'i{ArrowDown}{Enter}{Backspace}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Indiranaga');
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('a list that is all there can leave out what does not match', async () => {
  render(<Locality isFiltering />);
  await userEvent.type(field(), 'kora');
  expect(options()).toEqual(['KoramangalaBengaluru, 560034']);
});

test('it says that it searches, and when it found nothing', async () => {
  const { rerender } = render(<Locality options={[]} emptyText="No such locality" isLoading />);
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('xyz');
  expect(screen.getByRole('listbox')).toHaveTextContent('Searching…');
  rerender(<Locality options={[]} emptyText="No such locality" />);
  expect(screen.getByRole('listbox')).toHaveTextContent('No such locality');
  rerender(<Locality />);
  expect(options()).toHaveLength(2);
});

test('the text can be cleared', async () => {
  render(<Locality start="Indira" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear: Locality' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
});

test('as a field it has a hint and an error', () => {
  render(<Locality hint="Where you sit" error="Enter a locality" isRequired />);
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleDescription('Enter a locality Where you sit');
});

function Search({ onClear }: { onClear: () => void }) {
  const sections = [
    {
      title: 'Recent Searches',
      options: [{ id: 'r1', label: 'Dentist' }],
      action: { label: 'Clear All', onPress: onClear },
    },
    { title: 'Trending', options: [{ id: 't1', label: 'Plumber' }] },
  ];
  const [text, setText] = useState('');
  return (
    <Combobox
      label="What"
      isLabelHidden
      size="large"
      sections={sections}
      inputValue={text}
      onInput={setText}
      onChoose={setText}
    />
  );
}

test('arrows go through every section', async () => {
  render(<Search onClear={jest.fn()} />);
  const search = screen.getByRole('combobox', { name: 'What' });
  await userEvent.click(search);
  const seen: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    const id = search.getAttribute('aria-activedescendant');
    seen.push(document.getElementById(id ?? '')?.textContent ?? '');
  }
  expect(seen).toEqual(['Dentist', 'Clear All', 'Plumber']);
});

test('sections have titles, and something to do with all of them', async () => {
  const onClear = jest.fn();
  const { baseElement } = render(<Search onClear={onClear} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'What' }));
  const recent = screen.getByRole('group', { name: 'Recent Searches' });
  expect(within(recent).getByRole('option', { name: 'Dentist' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Trending' })).toHaveTextContent('Plumber');
  await expect(baseElement).toBeAccessible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox')).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Clear All: Recent Searches' }));
  expect(onClear).toHaveBeenCalledTimes(2);
});
