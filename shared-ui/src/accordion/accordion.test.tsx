import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = [
  { key: 'fee', title: 'What is the fee?', content: 'It is on the card.' },
  { key: 'cancel', title: 'Can I cancel?', content: 'Up to two hours before.' },
];

const trigger = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => trigger(name).getAttribute('aria-expanded') === 'true';

test('one item is open at a time, and a press on it closes it', async () => {
  const onChange = jest.fn();
  render(<Accordion items={items} onChange={onChange} />);
  expect(isOpen('What is the fee?')).toBe(false);
  await userEvent.click(trigger('What is the fee?'));
  expect(isOpen('What is the fee?')).toBe(true);
  expect(screen.getByRole('group', { name: 'What is the fee?' })).toBeVisible();
  await userEvent.click(trigger('Can I cancel?'));
  expect([isOpen('What is the fee?'), isOpen('Can I cancel?')]).toEqual([false, true]);
  await userEvent.click(trigger('Can I cancel?'));
  expect(isOpen('Can I cancel?')).toBe(false);
  expect(onChange.mock.calls).toEqual([['fee'], ['cancel'], [null]]);
});

test('titles are headings, opened by keyboard', async () => {
  render(<Accordion items={items} level={2} initiallyOpen="cancel" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Can I cancel?' })).toBeVisible();
  expect(isOpen('Can I cancel?')).toBe(true);
  await userEvent.tab();
  expect(trigger('What is the fee?')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([isOpen('What is the fee?'), isOpen('Can I cancel?')]).toEqual([true, false]);
  await userEvent.keyboard(' ');
  expect(isOpen('What is the fee?')).toBe(false);
});
