import { messages } from '@nukkad/platform/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './lazy-part';
import { Near } from './near';

const arrives = async () => ({ Part: () => <p>Here</p> });

test('a part appears when it has come, and its place is held until then', async () => {
  render(
    <LazyPart load={arrives} what="filters" waiting={<p>On its way</p>}>
      {({ Part }) => <Part />}
    </LazyPart>,
  );
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a part that does not come is an apology, and Retry fetches it anew', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(arrives).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  render(
    <>
      <p>The rest</p>
      <LazyPart load={load} what="filters">
        {({ Part }) => <Part />}
      </LazyPart>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.chunkFailed('filters'));
  expect(screen.getByText('The rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

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
