import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type WeekEntry, WeekGrid, type WeekGridProps } from '../week-grid';
import { LONG_PRESS_MS } from './gesture.model';

const entries: WeekEntry[] = [
  { id: 'asha', day: '2026-11-19', start: '09:30', end: '10:30', title: 'Asha Rao' },
  {
    id: 'block',
    day: '2026-11-18',
    start: '10:00',
    end: '10:30',
    title: 'Blocked',
    tone: 'blocked',
    isFixed: true,
  },
];

const onMove = jest.fn();
const onPickSpan = jest.fn();
const onPickTime = jest.fn();
const onOpen = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Week(props: Partial<WeekGridProps>) {
  const [day, setDay] = useState('2026-11-18');
  return (
    <WeekGrid
      label="Appointments"
      days={['2026-11-18', '2026-11-19', '2026-11-20']}
      from="09:00"
      to="12:00"
      stepMinutes={30}
      entries={entries}
      today="2026-11-20"
      selected={day}
      onSelect={setDay}
      {...{ onMove, onPickSpan, onPickTime, onOpen }}
      {...props}
    />
  );
}

const asha = () => screen.getByRole('button', { name: /^Asha Rao 9:30 AM to 10:30 AM, \w{3} \d/ });
const free = (name: string) => screen.getByRole('button', { name: `Choose ${name}` });
const said = () => screen.getByRole('status').textContent;
const press = (keys: string) => userEvent.keyboard(keys);

test('M takes an entry up, arrows carry it, Enter drops it', async () => {
  const { container } = render(<Week />);
  act(() => asha().focus());
  expect(asha()).toHaveAttribute('aria-keyshortcuts', 'M');
  await press('m');
  expect(said()).toMatch(/^Moving Asha Rao\. Arrow keys/);
  await press('{ArrowDown}');
  expect(said()).toBe('Thu 19 Nov, 10:00 AM');
  expect(container.querySelector('[data-taken="false"]')).toHaveTextContent(
    'Asha Rao 10:00 AM–11:00 AM',
  );
  await press('{ArrowRight}{Enter}');
  expect(onMove).toHaveBeenCalledWith('asha', '2026-11-20', '10:00');
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a time that is not free is said and tinted', async () => {
  const { container } = render(<Week />);
  act(() => asha().focus());
  await press('m{ArrowLeft}');
  expect(said()).toBe('Wed 18 Nov, 9:30 AM, not free');
  expect(container.querySelector('[data-taken="true"]')).toBeInTheDocument();
});

test.each(['{ArrowDown}{Escape}', '{ArrowDown}{ArrowUp}{Enter}', '{ArrowDown}{Tab}'])(
  'm%s leaves it where it was',
  async (keys) => {
    render(<Week />);
    act(() => asha().focus());
    await press(`m${keys}`);
    expect(said()).toBe('Asha Rao stays where it was.');
    expect(onMove).not.toHaveBeenCalled();
    expect(asha()).toHaveFocus();
  },
);

test('what is fixed, and a week in which nothing moves, are left alone', async () => {
  const { rerender } = render(<Week />);
  const block = screen.getByRole('button', { name: /^Blocked 10:00 AM to 10:30 AM, / });
  act(() => block.focus());
  await press('m');
  expect(said()).toBe('');
  const { onMove: _, ...still } = { onMove };
  rerender(<Week {...still} entries={entries.map((each) => ({ ...each, isFixed: true }))} />);
  act(() => asha().focus());
  await press('m');
  expect(said()).toBe('');
});

test('Shift with arrows chooses a stretch, Enter hands it on', async () => {
  render(<Week />);
  act(() => free('10:30 AM on Fri 20 Nov').focus());
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(said()).toBe('Fri 20 Nov, 10:30 AM to 12:00 PM. Enter chooses it, Escape drops it.');
  await press('{Enter}');
  expect(onPickSpan).toHaveBeenCalledWith('2026-11-20', '10:30', '12:00');
  expect(onPickTime).not.toHaveBeenCalled();
});

// jsdom has no layout: three days of 100 by 20 pixels a row, the first row at the top.
function withLayout() {
  for (const row of document.querySelectorAll('[role="rowgroup"] > [role="row"]')) {
    row.querySelectorAll('[role="gridcell"]').forEach((cell, index) => {
      cell.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 20);
    });
  }
}

const at = (clientX: number, clientY: number) => ({ coords: { clientX, clientY } });
const down = (target: Element, x: number, y: number) =>
  ({ keys: '[MouseLeft>]', target, ...at(x, y) }) as const;
const up = { keys: '[/MouseLeft]' } as const;

test('an entry is dragged to another time', async () => {
  const user = userEvent.setup();
  const { container } = render(<Week />);
  withLayout();
  await user.pointer([down(asha(), 150, 25), at(152, 26)]);
  expect(container.querySelector('[data-taken]')).toBeNull();
  await user.pointer(at(250, 65));
  expect(container.querySelector('[data-taken]')).toHaveTextContent('Asha Rao 10:30 AM–11:30 AM');
  await user.pointer([at(250, 45), up]);
  expect(onMove).toHaveBeenCalledWith('asha', '2026-11-20', '10:00');
  expect(onOpen).not.toHaveBeenCalled();
});

test('Escape ends a drag', async () => {
  const user = userEvent.setup();
  render(<Week />);
  withLayout();
  await user.pointer([down(asha(), 150, 25), at(250, 65)]);
  await user.keyboard('{Escape}');
  await user.pointer([at(250, 45), up]);
  expect(onMove).not.toHaveBeenCalled();
  expect(said()).toBe('Asha Rao stays where it was.');
});

test('free time is dragged over', async () => {
  const user = userEvent.setup();
  render(<Week />);
  withLayout();
  await user.pointer([down(free('9:00 AM on Fri 20 Nov'), 250, 5), at(250, 45), up]);
  expect(onPickSpan).toHaveBeenCalledWith('2026-11-20', '09:00', '10:30');
  expect(onPickTime).not.toHaveBeenCalled();
});

test('a press with a finger scrolls', async () => {
  const user = userEvent.setup();
  render(<Week />);
  withLayout();
  await user.pointer([
    { keys: '[TouchA>]', target: asha(), ...at(150, 25) },
    { pointerName: 'TouchA', target: asha(), ...at(250, 65) },
    { keys: '[/TouchA]', target: asha() },
  ]);
  expect(onMove).not.toHaveBeenCalled();
});

describe('a finger that is held', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const begin = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { container } = render(<Week />);
    withLayout();
    const put = (x: number, y: number, name = 'TouchA') =>
      user.pointer({ keys: `[${name}>]`, target: asha(), ...at(x, y) });
    const move = (x: number, y: number) =>
      user.pointer({ pointerName: 'TouchA', target: asha(), ...at(x, y) });
    const lift = () => user.pointer({ keys: '[/TouchA]', target: asha() });
    const ghost = () => container.querySelector('[data-taken]');
    await put(150, 25);
    return { user, put, move, lift, ghost };
  };

  test('carries an entry to another time', async () => {
    const { move, lift, ghost } = await begin();
    pass(LONG_PRESS_MS - 1);
    expect(ghost()).toBeNull();
    pass(1);
    expect(ghost()).toHaveTextContent('Asha Rao 9:30 AM–10:30 AM');
    await move(250, 65);
    expect(ghost()).toHaveTextContent('Asha Rao 10:30 AM–11:30 AM');
    await lift();
    expect(onMove).toHaveBeenCalledWith('asha', '2026-11-20', '10:30');
    expect(onOpen).not.toHaveBeenCalled();
  });

  test('scrolls where it moved before', async () => {
    const { move, lift, ghost } = await begin();
    await move(150, 45);
    pass(LONG_PRESS_MS);
    expect(ghost()).toBeNull();
    await lift();
    expect(onMove).not.toHaveBeenCalled();
  });

  test.each([
    ['a second finger', ({ put }: Awaited<ReturnType<typeof begin>>) => put(50, 25, 'TouchB')],
    ['Escape', ({ user }: Awaited<ReturnType<typeof begin>>) => user.keyboard('{Escape}')],
  ])('lets go by %s', async (_, cancel) => {
    const finger = await begin();
    pass(LONG_PRESS_MS);
    await finger.move(250, 65);
    await cancel(finger);
    expect(finger.ghost()).toBeNull();
    expect(said()).toBe('Asha Rao stays where it was.');
    await finger.lift();
    expect(onMove).not.toHaveBeenCalled();
  });

  test('while it carries, the page neither scrolls nor opens a menu', async () => {
    await begin();
    const isLeft = (name: string) =>
      fireEvent(asha(), new Event(name, { bubbles: true, cancelable: true }));
    expect([isLeft('touchmove'), isLeft('contextmenu')]).toEqual([true, false]);
    pass(LONG_PRESS_MS);
    expect([isLeft('touchmove'), isLeft('contextmenu')]).toEqual([false, false]);
  });

  test('shows the next day where only one is on the screen', async () => {
    const { move } = await begin();
    for (const cell of screen.getAllByRole('gridcell')) {
      cell.getBoundingClientRect = () =>
        cell.dataset.shown === 'true' ? new DOMRect(80, 0, 260, 20) : new DOMRect();
    }
    pass(LONG_PRESS_MS);
    await move(330, 65);
    expect(screen.getByRole('button', { name: '18 Wed' })).toHaveAttribute('aria-pressed', 'true');
    pass(1000);
    expect(screen.getByRole('button', { name: '19 Thu' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a press without a way is a press', async () => {
  render(<Week />);
  withLayout();
  await userEvent.click(asha());
  expect(onOpen).toHaveBeenCalledWith('asha');
  expect(onMove).not.toHaveBeenCalled();
});

test('holidays have a lane, and the keyboard meets them', async () => {
  render(<Week allDay={[{ id: 'diwali', day: '2026-11-18', title: 'Diwali' }]} />);
  expect(screen.getByRole('rowheader', { name: 'All day' })).toBeVisible();
  await userEvent.tab();
  expect(free('9:00 AM on Wed 18 Nov')).toHaveFocus();
  await press('{ArrowUp}{Enter}');
  expect(onOpen).toHaveBeenCalledWith('diwali');
  await press('{ArrowUp}');
  expect(screen.getByRole('button', { name: '18 Wed' })).toHaveFocus();
});

test('a time says what it is kept for', async () => {
  const { container } = render(
    <Week
      shades={[
        { day: '2026-11-18', start: '11:00', end: '12:00', kind: 'lunch', label: 'Lunch Break' },
      ]}
    />,
  );
  expect(free('11:30 AM on Wed 18 Nov, Lunch Break')).toBeVisible();
  await expect(container).toBeAccessible();
});
