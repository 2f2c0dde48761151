import { whenAtRest } from './at-rest';

const loading = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

beforeEach(() => {
  jest.useFakeTimers();
  loading('loading');
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

test('nothing happens until a second after everything has come, then once', () => {
  const act = jest.fn();
  whenAtRest(act);
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  press('Tab');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a page that has come is left alone for a second, too', () => {
  loading('complete');
  const act = jest.fn();
  whenAtRest(act);
  jest.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('Tab does not wait; other keys do', () => {
  const act = jest.fn();
  whenAtRest(act);
  press('a');
  expect(act).not.toHaveBeenCalled();
  press('Tab');
  expect(act).toHaveBeenCalledTimes(1);
});

test('whoever has left is not called', () => {
  const act = jest.fn();
  whenAtRest(act)();
  window.dispatchEvent(new Event('load'));
  press('Tab');
  jest.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
