import { fakeWire } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { reportBlocked } from './report-blocked';

const page = globalThis as { ReportingObserver?: unknown };
afterEach(() => delete page.ReportingObserver);

test('a file that the browser refused is reported, the first five', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = wire.fetch;
  let deliver: (found: unknown[]) => void = () => undefined;
  page.ReportingObserver = class {
    constructor(onReports: typeof deliver, options: unknown) {
      deliver = onReports;
      expect(options).toEqual({ types: ['integrity-violation'], buffered: true });
    }
    observe() {}
  };
  reportBlocked();
  const refused = (file: string) => ({ body: { blockedURL: file, destination: 'script' } });
  deliver([refused('http://localhost/x.js'), refused('http://localhost/x.js'), {}]);
  for (let i = 0; i < 8; i += 1) deliver([refused(`http://localhost/${i}.js`)]);
  await waitFor(() => expect(wire.calls).toHaveLength(5));
  expect(wire.calls[0]?.request.body).toMatchObject({
    code: 'INTEGRITY-POLICY',
    message: 'script http://localhost/x.js has no digest.',
  });
});

test('a browser that reports nothing is left alone', () => {
  expect(reportBlocked).not.toThrow();
});
