import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { createQueryClient } from '../data/query-client';
import { useEndpoint } from '../data/use-endpoint';
import { aSiteContent, aVendorDetails, fakeWire } from '../testing';
import { aheadTree } from '../testing/ahead-tree';
import { renderTree } from './render-tree';

function Vendor() {
  const vendor = useEndpoint('getVendor', { params: { id: '1' } });
  return vendor.state === 'ready' && <p>{vendor.value.vendorName}</p>;
}

function Site({ children }: { children?: ReactNode }) {
  const site = useEndpoint('getSiteContent');
  return site.state === 'ready' && children;
}

beforeAll(() => {
  // React's renderer is for Node; jsdom has no such function.
  globalThis.setImmediate ??= setImmediate;
});

test.each([
  ['nothing', null, 0],
  ['one read, twice', [<Vendor key="1" />, <Vendor key="2" />], 1],
  ['two beside each other', [<Site key="1" />, <Vendor key="2" />], 1],
  [
    'one that waits for another',
    <Site key="1">
      <Vendor />
    </Site>,
    2,
  ],
])('rounds of %s', async (_what, content, rounds) => {
  const wire = fakeWire({
    getSiteContent: () => aSiteContent(),
    getVendor: () => aVendorDetails({ vendorName: 'Dr. Rao' }),
  });
  globalThis.fetch = wire.fetch;
  const tree = aheadTree(() => content, {});
  const client = createQueryClient();
  const rendered = await renderTree((sink) => tree(client, sink), client);
  expect(rendered.rounds).toBe(rounds);
  client.clear();
});
