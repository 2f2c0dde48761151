import { act, render, screen } from '@testing-library/react';
import { Near } from './near';

test('what is below the fold waits until it is nearly in view', () => {
  let see = (_isIntersecting: boolean) => {};
  const unobserve = jest.fn();
  globalThis.IntersectionObserver = class {
    observe = () => {};
    disconnect = unobserve;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
  } as never;
  render(
    <Near className="room">
      <p>Deep down</p>
    </Near>,
  );
  act(() => see(false));
  expect(screen.queryByText('Deep down')).toBeNull();
  act(() => see(true));
  expect(screen.getByText('Deep down')).toBeVisible();
  expect(unobserve).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('where nobody can tell what is in view, it is there at once', () => {
  render(
    <Near>
      <p>Deep down</p>
    </Near>,
  );
  expect(screen.getByText('Deep down')).toBeVisible();
});
