import { limits } from '@nukkad/platform/contract';
import { fakeWire } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { reportUncaught } from './report-uncaught';

test('what nobody caught is reported, the first five times', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = wire.fetch;
  reportUncaught();
  for (let i = 0; i < 8; i += 1) {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`boom ${i}`) }));
  }
  await waitFor(() => expect(wire.calls).toHaveLength(5));
  expect(wire.calls[0]?.request.body).toMatchObject({ code: 'UNCAUGHT', message: 'Error: boom 0' });
});

test('a report carries the frames of releases, and nothing else of the stack', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = wire.fetch;
  const page = new EventTarget() as Window;
  reportUncaught(page);
  const error = new Error('Kavya\nis not here');
  const frame = 'https://nukkad.example/remotes/mf-public/abc/remoteEntry.js?x=1:1:20';
  error.stack = `${String(error)}\n    at t (${frame})\n    at run (https://ads.example/a.js:1:2)`;
  page.dispatchEvent(new ErrorEvent('error', { error }));
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  expect(wire.calls[0]?.request.body).toMatchObject({
    stack: 't@/remotes/mf-public/abc/remoteEntry.js:1:20\n…',
  });
  expect(Error.stackTraceLimit).toBe(limits.stackFrames);
});

test('what was thrown without a stack is reported without one', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = wire.fetch;
  const page = new EventTarget() as Window;
  reportUncaught(page);
  page.dispatchEvent(new ErrorEvent('error', { error: 'boom' }));
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  expect(wire.calls[0]?.request.body).not.toHaveProperty('stack');
});
