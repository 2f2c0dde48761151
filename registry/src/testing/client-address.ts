import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { Served } from './serving';

/** Trusted proxies in the servers' settings: this machine's first address, and a network. */
export const TRUSTED = '127.0.0.1, 10.0.0.0/8';

const PROXY = '127.0.0.1';
const STRANGER = '127.0.0.2';
const VISITOR = '203.0.113.7';
const FORGED = '198.51.100.99';

const forwarded = (said: string | string[]) => ({ 'x-forwarded-for': said });

type Hops = [what: string, peer: string, headers: Record<string, string | string[]>, seen: string];

const hops: readonly Hops[] = [
  ['no proxy', STRANGER, {}, STRANGER],
  ['no proxy, a forged one', STRANGER, { 'x-forwarded-for': FORGED }, STRANGER],
  ['one proxy', PROXY, { 'x-forwarded-for': VISITOR }, VISITOR],
  ['one proxy that says nothing', PROXY, {}, PROXY],
  ['two proxies', PROXY, { 'x-forwarded-for': `${VISITOR}, 10.0.0.2` }, VISITOR],
  ['one proxy, a forged hop', PROXY, { 'x-forwarded-for': `${FORGED}, ${VISITOR}` }, VISITOR],
  ['two proxies, a forged one before', PROXY, forwarded(`10.0.0.9, ${VISITOR}, 10.0.0.2`), VISITOR],
  ['one proxy, a forged line above its own', PROXY, forwarded([FORGED, VISITOR]), VISITOR],
  ['one proxy that says the port too', PROXY, { 'x-forwarded-for': `${VISITOR}:41234` }, VISITOR],
  ['other headers', PROXY, { forwarded: `for=${FORGED}`, 'x-real-ip': FORGED }, PROXY],
  ['other headers of a stranger', STRANGER, { forwarded: `for=${FORGED}` }, STRANGER],
];

/**
 * The client address that a server counts a request for, for any server.
 *
 * @param start a server that trusts `TRUSTED` and answers `/api/who` with the address it counts
 */
export function clientAddressSuite(
  name: string,
  start: () => Promise<Served>,
  skip: string | false = false,
): void {
  describe(`whom ${name} counts`, { skip }, () => {
    let served: Served;
    before(async () => {
      served = await start();
    });
    after(() => served?.close());

    for (const [what, peer, headers, seen] of hops) {
      test(`${what}: ${seen}`, async () => {
        assert.equal(await counted(served.origin, peer, headers), seen);
      });
    }
  });
}

function counted(origin: string, localAddress: string, headers: Hops[2]): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}/api/who`,
      { localAddress, headers, agent: false },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (more) => {
          body += more;
        });
        answer.on('end', () => resolve(body));
      },
    );
    asked.on('error', reject).end();
  });
}
