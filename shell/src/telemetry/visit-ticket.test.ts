import type { HealthFact, HealthReport } from '@nukkad/platform/contract';
import { recordFact } from '../common/health-facts';
import type { ScreenLoader } from '../remotes/loading/screen-loader';
import { aComposition } from '../testing/shell-builders';
import { startTelemetry } from './telemetry';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerGlobalPlugins: () => {} }));

const of = { part: 'mf-public', version: 'v1' };
const failure: HealthFact = {
  ...{ kind: 'failure', ...of, screen: 'listing', phase: 'render', code: 'MF-RENDER' },
  ...{ message: 'boom', recovered: 'none' },
};
const loader = { load: async () => ({}), release: () => undefined } as unknown as ScreenLoader;
const canary = { id: 'c1', share: 500, lock: 'of-the-canary', remotes: {} };

// Pages of earlier tests keep listening and report under their own lock.
let nth = 0;

/** Reports sent by one page; `ticket` is the response of the ticket endpoint. */
function start(isWatched: boolean, ticket: () => Promise<Response>) {
  nth += 1;
  const lock = `page-${nth}`;
  const asked: string[] = [];
  const reports: HealthReport[] = [];
  globalThis.fetch = jest.fn(async (address: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body));
    if (body.lock !== lock) return new Response(null, { status: 204 });
    if (String(address) === '/api/visit-tickets') {
      asked.push(body.lock);
      return ticket();
    }
    reports.push(body);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
  const composition = { ...aComposition(), lock, ...(isWatched && { canary }) };
  startTelemetry({ composition, loader, ...(isWatched && { canary: 'c1' }) });
  return { asked, reports };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('while a canary runs a page asks for a ticket once, and its reports carry it', async () => {
  const { asked, reports } = start(true, async () => Response.json({ ticket: 'signed' }));
  recordFact(failure);
  expect(reports).toEqual([]);
  await settled();
  expect(asked).toHaveLength(1);
  expect(reports).toMatchObject([{ ticket: 'signed', facts: [failure] }]);
});

test.each([
  ['is refused', async () => new Response(null, { status: 503 })],
  ['is not given', async () => Response.json({ ticket: null })],
  ['cannot be asked for', async () => Promise.reject(new Error('offline'))],
])('a page whose ticket %s reports all the same', async (_, ticket) => {
  const { reports } = start(true, ticket);
  recordFact(failure);
  await settled();
  expect(reports).toMatchObject([{ facts: [failure] }]);
  expect(reports[0]).not.toHaveProperty('ticket');
});

test('without a canary none is asked for', async () => {
  const { asked } = start(false, async () => Response.json({ ticket: 'signed' }));
  await settled();
  expect(asked).toEqual([]);
});
