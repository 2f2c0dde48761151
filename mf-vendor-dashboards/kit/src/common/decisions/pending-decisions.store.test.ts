import { createPendingDecisions } from './pending-decisions.store';

const SECONDS = 1_000;
const succeed = () => Promise.resolve(true);

function submission(send: () => Promise<boolean> = succeed) {
  return { waitMs: 10 * SECONDS, send: jest.fn(send), onSettled: jest.fn() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a decision stands at once, and is told when nobody has taken it back', async () => {
  const decisions = createPendingDecisions();
  const accept = submission();
  decisions.decide('b1', 'accepted', accept);
  expect(decisions.get()).toEqual({ b1: { verdict: 'accepted', state: 'waiting' } });
  await jest.advanceTimersByTimeAsync(9.9 * SECONDS);
  expect(accept.send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0.1 * SECONDS);
  expect(accept.send).toHaveBeenCalledTimes(1);
  expect(decisions.get()).toEqual({ b1: { verdict: 'accepted', state: 'sent' } });
  expect(accept.onSettled).toHaveBeenCalledTimes(1);
});

test('what is taken back in time is never told, and can be decided anew', async () => {
  const decisions = createPendingDecisions();
  const [accept, reject] = [submission(), submission()];
  decisions.decide('b1', 'accepted', accept);
  decisions.undo('b1');
  expect(decisions.get()).toEqual({});
  decisions.decide('b1', 'rejected', reject);
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(accept.send).not.toHaveBeenCalled();
  expect(decisions.get()).toEqual({ b1: { verdict: 'rejected', state: 'sent' } });
});

test('once told there is no way back', async () => {
  const decisions = createPendingDecisions();
  decisions.decide('b1', 'accepted', submission());
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  decisions.undo('b1');
  decisions.decide('b1', 'rejected', submission());
  expect(decisions.get()).toEqual({ b1: { verdict: 'accepted', state: 'sent' } });
});

test('what was told is forgotten when there is news; what waits is not', async () => {
  const decisions = createPendingDecisions();
  decisions.decide('b1', 'accepted', submission());
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  decisions.decide('b2', 'accepted', submission());
  decisions.forgetSent();
  expect(decisions.get()).toEqual({ b2: { verdict: 'accepted', state: 'waiting' } });
});

test('what could not be told is undecided again', async () => {
  const decisions = createPendingDecisions();
  const accept = submission(() => Promise.resolve(false));
  decisions.decide('b1', 'accepted', accept);
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(decisions.get()).toEqual({});
  expect(accept.onSettled).toHaveBeenCalledTimes(1);
});

test('before the end everything that waits is told at once, and only once', async () => {
  const decisions = createPendingDecisions();
  const [one, other] = [submission(), submission()];
  decisions.decide('b1', 'accepted', one);
  decisions.decide('b2', 'rejected', other);
  await decisions.flush();
  await jest.advanceTimersByTimeAsync(10 * SECONDS);
  expect(one.send).toHaveBeenCalledTimes(1);
  expect(other.send).toHaveBeenCalledTimes(1);
});

test('listeners hear of each change, until they stop', () => {
  const decisions = createPendingDecisions();
  const listener = jest.fn();
  const stop = decisions.subscribe(listener);
  decisions.decide('b1', 'accepted', submission());
  stop();
  decisions.undo('b1');
  expect(listener).toHaveBeenCalledTimes(1);
});
