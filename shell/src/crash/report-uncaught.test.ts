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
