import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RenderWhenVisible } from './render-when-visible';

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
    <RenderWhenVisible className="room">
      <p>Deep down</p>
    </RenderWhenVisible>,
  );
  act(() => see(false));
  expect(screen.queryByText('Deep down')).toBeNull();
  act(() => see(true));
  expect(screen.getByText('Deep down')).toBeVisible();
  expect(unobserve).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('what nobody scrolls to is there when the page has come to rest, or at Tab', async () => {
  globalThis.IntersectionObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as never;
  render(
    <RenderWhenVisible>
      <p>Deep down</p>
    </RenderWhenVisible>,
  );
  expect(screen.queryByText('Deep down')).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText('Deep down')).toBeVisible();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('where nobody can tell what is in view, it is there at once', () => {
  render(
    <RenderWhenVisible>
      <p>Deep down</p>
    </RenderWhenVisible>,
  );
  expect(screen.getByText('Deep down')).toBeVisible();
});
