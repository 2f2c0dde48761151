import { createStore, subscribeFollowing } from './store';

test('what is outside is followed while anybody listens, once', () => {
  const store = createStore(() => 0);
  const stop = jest.fn();
  const follow = jest.fn(() => stop);
  const subscribe = subscribeFollowing(store, follow);
  const heard = jest.fn();
  const leaves = [subscribe(heard), subscribe(heard)];
  expect(follow).toHaveBeenCalledTimes(1);
  store.setState(1);
  expect(heard).toHaveBeenCalledTimes(2);
  leaves[0]!();
  expect(stop).not.toHaveBeenCalled();
  leaves[1]!();
  expect(stop).toHaveBeenCalledTimes(1);
  store.setState(2);
  expect(heard).toHaveBeenCalledTimes(2);
  subscribe(heard)();
  expect(follow).toHaveBeenCalledTimes(2);
});
