import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A date in India, by days from today. */
export const dayFrom = (days) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

/**
 * Sends a request from a random network, to avoid rate limits per network. Not `fetch`, which takes
 * a good part of the CPU that the API is measured with.
 */
export async function ask(origin, method, url, how = {}) {
  const { body, token, bookingKey, key, network } = how;
  const sent = body && JSON.stringify(body);
  const headers = {
    'x-forwarded-for': network ?? anyNetwork(),
    ...(sent && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
    }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(bookingKey && { 'booking-key': bookingKey }),
    ...(key && { 'idempotency-key': key }),
    ...how.headers,
  };
  const response = await send(origin + url, { method, headers, agent }, sent);
  const answered = await text(response);
  return { status: response.statusCode, body: answered === '' ? null : JSON.parse(answered) };
}

const agent = new Agent({ keepAlive: true });

/** Retries when the server closed a keep-alive connection just before the request. */
async function send(url, options, sent) {
  const asked = request(url, options).end(sent);
  try {
    const [response] = await once(asked, 'response');
    return response;
  } catch (error) {
    if (error.code === 'ECONNRESET' && asked.reusedSocket) return send(url, options, sent);
    throw error;
  }
}

/** Like `ask`; throws on an error status. */
export async function must(origin, method, url, how) {
  const answer = await ask(origin, method, url, how);
  if (answer.status >= 300) {
    throw new Error(
      `${method} ${url} was answered ${answer.status}: ${JSON.stringify(answer.body)}`,
    );
  }
  return answer.body;
}

const part = () => Math.floor(Math.random() * 256);

export const anyNetwork = () => `10.${part()}.${part()}.${part()}`;

/** Logs in with a demo account: `token`, and `vendorId` for a professional. */
export function login(origin, account) {
  const body = { email: `${account}@demo.example`, password: 'demo-password' };
  return must(origin, 'POST', '/api/users/loginUser', { body });
}

/** Free slots of a professional, earliest first, from the day after tomorrow. */
export async function freeTimes(origin, vendorId, kind, days = 55) {
  const query = new URLSearchParams({ from: dayFrom(2), to: dayFrom(2 + days), kind });
  const { days: found } = await must(origin, 'GET', `/api/vendors/${vendorId}/slots?${query}`);
  const slots = found.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
  return slots.filter(({ taken }) => taken === null).map(({ start }) => start);
}

export const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

/** Books a slot for a signed-in user. */
export async function book(origin, token, order) {
  const hold = await must(origin, 'POST', '/api/holds', { body: order, token });
  const body = { holdId: hold._id, client, payingBy: 'at-visit' };
  return must(origin, 'POST', '/api/bookings', { body, token });
}
