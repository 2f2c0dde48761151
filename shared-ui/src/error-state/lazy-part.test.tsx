import { text as textOf } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { messages } from '@nukkad/platform/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { LazyPart } from './lazy-part';

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

test('a part that does not come is an error state, and Retry fetches it anew', async () => {
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

test('HTML rendered ahead stays while its code is on the way, whatever changes around it', async () => {
  globalThis.setImmediate ??= setImmediate;
  const module = { Words: ({ of }: { of: string }) => <p>Words of {of}</p> };
  const Page = ({ load, of }: { load: () => Promise<typeof module>; of: string }) => (
    <LazyPart load={load} what="words" waiting={<p>Waiting</p>}>
      {({ Words }) => <Words of={of} />}
    </LazyPart>
  );
  const { prelude } = await prerenderToNodeStream(<Page load={async () => module} of="nobody" />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await textOf(prelude);
  let arrive = (_module: typeof module) => {};
  const coming = new Promise<typeof module>((resolve) => {
    arrive = resolve;
  });
  const load = () => coming;
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(container, <Page load={load} of="nobody" />, { onRecoverableError }),
  );
  await act(async () => root.render(<Page load={load} of="the visitor" />));
  expect(container).toHaveTextContent('Words of nobody');
  await act(async () => arrive(module));
  expect(container).toHaveTextContent('Words of the visitor');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
