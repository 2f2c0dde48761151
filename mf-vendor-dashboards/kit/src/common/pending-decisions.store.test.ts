import { createDecisionBook } from './decision-book';

const SECONDS = 1_000;
const told = () => Promise.resolve(true);

function deed(tell: () => Promise<boolean> = told) {
  return { waitMs: 10 * SECONDS, tell: jest.fn(tell), after: jest.fn() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a decision stands at once, and is told when nobody has taken it back', async () => {
  const book = createDecisionBook();
  const accept = deed();
  book.decide('b1', 'accepted', accept);
  expect(book.get()).toEqual({ b1: { verdict: 'accepted', state: 'waiting' } });
  await jest.advanceTimersByTimeAsync(9.9 * SECONDS);
  expect(accept.tell).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0.1 * SECONDS);
  expect(accept.tell).toHaveBeenCalledTimes(1);
  expect(book.get()).toEqual({ b1: { verdict: 'accepted', state: 'told' } });
  expect(accept.after).toHaveBeenCalledTimes(1);
});

test('what is taken back in time is never told, and can be decided anew', async () => {
  const book = createDecisionBook();
  const [accept, reject] = [deed(), deed()];
  book.decide('b1', 'accepted', accept);
  book.undo('b1');
  expect(book.get()).toEqual({});
  book.decide('b1', 'rejected', reject);
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(accept.tell).not.toHaveBeenCalled();
  expect(book.get()).toEqual({ b1: { verdict: 'rejected', state: 'told' } });
});

test('once told there is no way back', async () => {
  const book = createDecisionBook();
  book.decide('b1', 'accepted', deed());
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  book.undo('b1');
  book.decide('b1', 'rejected', deed());
  expect(book.get()).toEqual({ b1: { verdict: 'accepted', state: 'told' } });
});

test('what was told is forgotten when there is news; what waits is not', async () => {
  const book = createDecisionBook();
  book.decide('b1', 'accepted', deed());
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  book.decide('b2', 'accepted', deed());
  book.forgetTold();
  expect(book.get()).toEqual({ b2: { verdict: 'accepted', state: 'waiting' } });
});

test('what could not be told is undecided again', async () => {
  const book = createDecisionBook();
  const accept = deed(() => Promise.resolve(false));
  book.decide('b1', 'accepted', accept);
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(book.get()).toEqual({});
  expect(accept.after).toHaveBeenCalledTimes(1);
});

test('before the end everything that waits is told at once, and only once', async () => {
  const book = createDecisionBook();
  const [one, other] = [deed(), deed()];
  book.decide('b1', 'accepted', one);
  book.decide('b2', 'rejected', other);
  await book.tellAll();
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(one.tell).toHaveBeenCalledTimes(1);
  expect(other.tell).toHaveBeenCalledTimes(1);
});

test('listeners hear of each change, until they stop', () => {
  const book = createDecisionBook();
  const listener = jest.fn();
  const stop = book.subscribe(listener);
  book.decide('b1', 'accepted', deed());
  stop();
  book.undo('b1');
  expect(listener).toHaveBeenCalledTimes(1);
});
