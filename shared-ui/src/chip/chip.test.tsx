import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './chip';
import { ChipRow } from './chip-row';
import { moved, showing } from './chip-window';

const bounded = { count: 16, shown: 9, wraps: false };
const wrapping = { count: 20, shown: 10, wraps: true };

test.each([
  [0, -1, bounded, 0],
  [0, 1, bounded, 1],
  [7, 1, bounded, 7],
  [0, 1, wrapping, 10],
  [10, 1, wrapping, 0],
  [0, -1, wrapping, 10],
] as const)('from %i a step of %i in %j leads to %i', (offset, step, view, place) => {
  expect(moved(offset, step, view)).toBe(place);
});

test.each([
  [-1, 0, bounded, 0],
  [8, 0, bounded, 0],
  [9, 0, bounded, 7],
  [2, 5, bounded, 2],
  [13, 0, wrapping, 10],
] as const)('chip %i is seen from %i in %j at %i', (chip, offset, view, place) => {
  expect(showing(chip, offset, view)).toBe(place);
});

const row = (current: string, shown?: number, wraps = false) => (
  <ChipRow
    label="Specialities"
    lead={<Chip render={(parts) => <a href="?spec=all" {...parts} />}>All</Chip>}
    shown={shown}
    wraps={wraps}
  >
    {['Dentist', 'Urologist', 'Oncologist'].map((name) => (
      <Chip
        key={name}
        isCurrent={name === current}
        render={(parts) => <a href={`?spec=${name}`} {...parts} />}
      >
        {name}
      </Chip>
    ))}
  </ChipRow>
);

const outside = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-outside'))
    .map((item) => item.textContent);

test('chips are real links in a labelled row, the chosen one marked', () => {
  render(row('Dentist'));
  expect(screen.getByRole('navigation', { name: 'Specialities' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dentist' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('arrows move the window and end at the ends', async () => {
  render(row('Dentist', 2));
  const next = screen.getByRole('button', { name: 'Next: Specialities' });
  expect(screen.getByRole('button', { name: 'Previous: Specialities' })).toBeDisabled();
  expect(outside()).toEqual(['Oncologist']);
  await userEvent.click(next);
  expect(outside()).toEqual(['Dentist']);
  expect(next).toBeDisabled();
});

test('the chosen chip is in view, also when another is chosen later', () => {
  const { rerender } = render(row('Oncologist', 2));
  expect(outside()).toEqual(['Dentist']);
  rerender(row('Dentist', 2));
  expect(outside()).toEqual(['Oncologist']);
});

test('arrows that go round never end', async () => {
  render(row('', 2, true));
  await userEvent.click(screen.getByRole('button', { name: 'Previous: Specialities' }));
  expect(outside()).toEqual(['Dentist', 'Urologist']);
});

test('a chip that has focus is brought into view as a whole', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(row('Dentist'));
  await userEvent.tab();
  const { instances } = jest.mocked(Element.prototype.scrollIntoView).mock;
  expect(instances).toEqual([screen.getByRole('link', { name: 'All' })]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
