import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

const items = [
  { key: 'upcoming', label: 'Upcoming', content: 'Dr Rao at 5:30 PM' },
  { key: 'missed', label: 'Missed', content: 'None missed', isDisabled: true },
  { key: 'past', label: 'Past', content: 'Dr Iyer in May' },
];

function Appointments({ onSelect }: { onSelect?: (key: string) => void }) {
  const [tab, setTab] = useState('upcoming');
  const select = (key: string) => {
    onSelect?.(key);
    setTab(key);
  };
  return <Tabs label="Appointments" items={items} selected={tab} onSelect={select} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the selected tab labels the panel that is shown', async () => {
  render(<Appointments />);
  expect(screen.getByRole('tablist', { name: 'Appointments' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Upcoming' })).toHaveTextContent('Dr Rao');
  await userEvent.click(tab('Past'));
  expect(tab('Past')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Dr Iyer');
});

test('the tabs are one stop, and arrows go past a disabled tab', async () => {
  const onSelect = jest.fn();
  render(<Appointments onSelect={onSelect} />);
  await userEvent.tab();
  expect(tab('Upcoming')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Past')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('Upcoming')).toHaveFocus();
  expect(onSelect.mock.calls).toEqual([['past'], ['upcoming']]);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('which tab is shown is for the parent to say', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="Appointments" items={items} selected="upcoming" onSelect={onSelect} />);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(tab('Past'));
  expect(onSelect).toHaveBeenCalledWith('past');
  expect(tab('Upcoming')).toHaveAttribute('aria-selected', 'true');
});

const linked = items.map((item) => ({ ...item, href: `?tab=${item.key}` }));

test('tabs with an address are links, which only select', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="Appointments" items={linked} selected="upcoming" onSelect={onSelect} />);
  expect(tab('Past')).toHaveAttribute('href', '?tab=past');
  expect(tab('Past')).toHaveAttribute('tabindex', '-1');
  const isLeftToBrowser = jest.fn(({ defaultPrevented }: Event) => !defaultPrevented);
  const onClick = jest.fn();
  document.addEventListener('click', isLeftToBrowser);
  document.addEventListener('click', onClick, true);
  await userEvent.click(tab('Past'));
  await userEvent.click(tab('Upcoming'));
  await userEvent.keyboard('{End}');
  document.removeEventListener('click', isLeftToBrowser);
  document.removeEventListener('click', onClick, true);
  // A key follows no link.
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSelect.mock.calls).toEqual([['past'], ['past']]);
  expect(isLeftToBrowser).not.toHaveReturnedWith(true);
});

test('without script the keyboard reaches every tab', () => {
  const html = renderToString(
    <Tabs label="Appointments" items={linked} selected="upcoming" onSelect={() => {}} />,
  );
  expect(html.match(/<a [^>]*tabindex="0"/g)).toHaveLength(3);
});

test('tabs rendered ahead stay the elements they are, so that no press on one is lost', async () => {
  const tabs = <Tabs label="Appointments" items={linked} selected="upcoming" onSelect={() => {}} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(tabs);
  document.body.append(container);
  const before = screen.getAllByRole('tab');
  await act(async () => hydrateRoot(container, tabs));
  for (const [index, one] of screen.getAllByRole('tab').entries()) expect(one).toBe(before[index]);
  expect(tab('Past')).toHaveAttribute('tabindex', '-1');
  container.remove();
});

test('a selected tab that is cut off scrolls the row, and no further', () => {
  // Rows are 100 px wide, their tabs stand one after the other.
  const places: Record<string, [left: number, right: number]> = {
    Upcoming: [0, 60],
    Past: [60, 130],
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const [left, right] = places[this.textContent ?? ''] ?? [0, 100];
    return { left, right } as DOMRect;
  });
  const row = () => screen.getByRole('tablist').parentElement;
  const { rerender } = render(<Tabs label="A" items={items} selected="past" onSelect={() => {}} />);
  expect(row()).toHaveProperty('scrollLeft', 30);
  Object.assign(places, { Upcoming: [-30, 30] });
  rerender(<Tabs label="A" items={items} selected="upcoming" onSelect={() => {}} />);
  expect(row()).toHaveProperty('scrollLeft', 0);
});
