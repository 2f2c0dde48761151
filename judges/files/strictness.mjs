import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

const REGION = 'us-east-1';

/** The date of a signature, some minutes ago. */
const ago = (minutes) =>
  new Date(Date.now() - minutes * 60_000).toISOString().replace(/[:-]|\.\d{3}/g, '');

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** A signed request, changed afterwards. */
const changed = ({ url, method, headers }, { at = url, body, ...more } = {}) => {
  const all = { ...Object.fromEntries(headers), ...more };
  return fetch(at, { method, headers: all, ...(body && { body }) });
};

/**
 * Proves that a store checks signatures: requests as they should be are taken, and each that is signed wrongly or
 * changed is refused.
 *
 * @param {{ endpoint: string, keys: object }} store
 * @param {string} address of an object that is there
 * @returns {Promise<number>} requests that were refused
 * @throws Error naming what the store does not check
 */
export async function assertStrict({ keys }, address) {
  const signer = (other = {}) =>
    new AwsClient({ ...keys, ...other, service: 's3', region: REGION });
  const sign = (init, other) => signer(other).sign(address, init);
  const put = (body, digest = sha256(body)) =>
    sign({ method: 'PUT', body, headers: { 'x-amz-content-sha256': digest } });
  const presigned = (minutes, seconds) => {
    const url = new URL(address);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    return signer().sign(url, { aws: { signQuery: true, datetime: ago(minutes) } });
  };
  const elsewhere = (url) => url.replace('?', '-other?');

  const taken = {
    'a signed reading': async () => changed(await sign({})),
    'a signed writing': async () => changed(await put('one'), { body: 'one' }),
    'a presigned reading': async () => changed(await presigned(1, 300)),
  };
  const refused = {
    'no signature': () => fetch(address),
    'a wrong secret': async () => changed(await sign({}, { secretAccessKey: 'wrong' })),
    'an unknown key': async () => changed(await sign({}, { accessKeyId: 'judge:other' })),
    'another region': async () => {
      const other = new AwsClient({ ...keys, service: 's3', region: 'eu-west-1' });
      return changed(await other.sign(address));
    },
    'an old signature': async () => changed(await sign({ aws: { datetime: ago(60) } })),
    'another path': async () => changed(await sign({}), { at: `${address}-other` }),
    'another date': async () => changed(await sign({}), { 'x-amz-date': ago(1) }),
    'another digest': async () =>
      changed(await put('one'), { body: 'two', 'x-amz-content-sha256': sha256('two') }),
    'another content': async () => changed(await put('one'), { body: 'two' }),
    'a presigned address that is over': async () => changed(await presigned(10, 300)),
    'a presigned address of another object': async () => {
      const request = await presigned(1, 300);
      return changed(request, { at: elsewhere(request.url) });
    },
    'a presigned address made to last': async () => {
      const request = await presigned(1, 300);
      return changed(request, { at: request.url.replace('Expires=300', 'Expires=3000') });
    },
  };
  for (const [what, ask] of Object.entries(taken)) await mustBe(true, what, await ask());
  for (const [what, ask] of Object.entries(refused)) await mustBe(false, what, await ask());
  return Object.keys(refused).length;
}

async function mustBe(isTaken, what, answer) {
  const said = await answer.text();
  const isAsExpected = isTaken ? answer.ok : answer.status === 400 || answer.status === 403;
  if (!isAsExpected) throw new Error(`The store answers ${answer.status} to ${what}: ${said}`);
}
