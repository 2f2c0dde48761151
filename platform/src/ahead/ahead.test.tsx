import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEndpoint } from '../data/use-endpoint';
import { aVendorDetails, eventLoopTurns, fakeWire, problem } from '../testing';
import { hydrateAhead } from '../testing/hydrate-ahead';

function Vendor() {
  const vendor = useEndpoint('getVendor', { params: { id: 'nobody' } });
  if (vendor.state === 'loading') return <p>Loading</p>;
  if (vendor.state === 'ready') return <p>{vendor.value.vendorName}</p>;
  const { code, status } = vendor.failure;
  return (
    <button type="button" onClick={vendor.retry}>
      Failed: {code} {status}
    </button>
  );
}

let opened: Awaited<ReturnType<typeof hydrateAhead>> | null = null;

async function open(status: number, code: Parameters<typeof problem>[1]) {
  const wire = fakeWire({ getVendor: () => problem(status, code) });
  opened = await hydrateAhead(Vendor, { at: '/', wire });
  return { ...opened, wire };
}

afterEach(() => {
  opened?.unmount();
  opened = null;
});

test.each([
  [404, 'vendor-unknown'],
  [422, 'validation'],
] as const)(
  'an answer %s that says there is nothing is hydrated as it is',
  async (status, code) => {
    const page = await open(status, code);
    expect(page.before).toBe(`Failed: ${code} ${status}`);
    expect(page.after).toBe(page.before);
    expect(page).toMatchObject({ warnings: [], recovered: [], requests: [] });
  },
);

test('it can be asked for again', async () => {
  const { wire } = await open(404, 'vendor-unknown');
  wire.answer('getVendor', () => aVendorDetails({ vendorName: 'Dr. Rao' }));
  await userEvent.click(screen.getByRole('button'));
  await act(eventLoopTurns);
  expect(screen.getByText('Dr. Rao')).toBeVisible();
});

test('any other failure stays behind, and the browser asks itself', async () => {
  const page = await open(403, 'forbidden');
  expect(page.before).toBe('Loading');
  expect(page.after).toBe('Failed: forbidden 403');
  expect(page).toMatchObject({ warnings: [], recovered: [] });
  expect(page.requests).not.toEqual([]);
});
