import { setTimeout as wait } from 'node:timers/promises';
import { anyNetwork, ask, client, dayFrom, freeTimes, login } from './callers.mjs';
import { searchesOf } from './searches.mjs';

/**
 * What a thousand acts of a day are. Nobody has visited yet, so the shares are assumed: for each
 * booking some fifteen lists, twenty suggestions and fifteen people looked at.
 */
export const SHARES = {
  suggest: 260,
  list: 190,
  details: 190,
  page: 120,
  search: 70,
  practice: 60,
  threads: 35,
  message: 25,
  book: 25,
  answer: 10,
  news: 10,
  operator: 5,
};

const DASHBOARD = [
  '/api/vendors/me/stats',
  '/api/vendors/me/bookings?shown=requests',
  '/api/vendors/me/clients?isArchived=false',
];
const PAGES = ['/', '/doctors', '/teachers', '/blogs', '/login'];
const QUEUES = ['verifications', 'complaints', 'reviews'];
const KINDS = { doctor: 'appointment', advocate: 'consultation' };
/** How long somebody listens to news, in milliseconds. */
const LISTENS_MS = 2_000;
/** Answers that belong to a day: a time that somebody else has just taken, a list that is shorter. */
const USUAL = new Set([404, 409]);

/**
 * Acts of visitors, users, professionals and operators of a running product with demo accounts.
 *
 * @param {string} origin
 * @param {object} [how]
 * @param {boolean} [how.hasPages] whether the server has pages besides the API
 * @param {boolean} [how.hasNews] whether somebody listens to news, for two seconds each time
 * @returns `act(nth)` plays one act; it resolves to the calls it made, each { call, ms, status }.
 *   The nth act is of the same kind each time.
 */
export async function dayOf(origin, { hasPages = true, hasNews = true } = {}) {
  const searches = await searchesOf(origin);
  const accounts = accountsOf(origin);
  const vendors = await ask(origin, 'GET', '/api/vendors?type=doctor&limit=100');
  const people = vendors.body.vendors.map(({ _id }) => _id);
  const bookable = await bookableOf(origin);
  const acts = {
    suggest: (nth, call) => call('suggest', 'GET', searches.suggest(nth)),
    list: (nth, call) => call('list', 'GET', searches.list(nth)),
    search: (nth, call) => call('search', 'GET', searches.search(nth)),
    details: (nth, call) => lookAt(people[nth % people.length], call),
    page: (nth, call) => (hasPages ? call('page', 'GET', PAGES[nth % PAGES.length]) : undefined),
    practice: (nth, call) => lookAtPractice(accounts, nth, call),
    threads: async (_, call) => call('threads', 'GET', '/api/threads', await accounts.of('user')),
    message: (nth, call) => write(accounts, people[nth % 10], call),
    book: (nth, call) => bookOrCancel(accounts, bookable, nth, call),
    answer: (_, call) => answerOne(accounts, call),
    news: async (_, call) =>
      hasNews ? call('news', 'NEWS', '', await accounts.of('user')) : undefined,
    operator: async (nth, call) => {
      const url = `/api/operator/queues/${QUEUES[nth % QUEUES.length]}`;
      return call('operator', 'GET', url, await accounts.of('operator'));
    },
  };
  const kinds = kindsInTurn();
  return async (nth) => {
    const calls = [];
    const call = callerOf(origin, accounts, calls);
    await acts[kinds[nth % kinds.length]](Math.floor(nth / kinds.length) + nth, call);
    return calls;
  };
}

/** Whether an answer belongs to an ordinary day. */
export const isUsual = (status) => status < 400 || USUAL.has(status);

/** A thousand acts, those of a kind spread evenly. */
function kindsInTurn() {
  const spread = Object.entries(SHARES).flatMap(([kind, share]) =>
    Array.from({ length: share }, (_, nth) => ({ kind, at: (nth + 0.5) / share })),
  );
  return spread.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
}

/** Sessions of demo accounts: one each, begun anew when it has ended. */
function accountsOf(origin) {
  const sessions = new Map();
  return {
    of(account) {
      if (!sessions.has(account)) sessions.set(account, login(origin, account));
      return sessions.get(account).then((session) => ({ ...session, account }));
    },
    forget: (account) => sessions.delete(account),
  };
}

function callerOf(origin, accounts, calls) {
  return async (call, method, url, session, body) => {
    const from = performance.now();
    const how = { token: session?.token, body };
    const answer = await (method === 'NEWS'
      ? listen(origin, how)
      : asked(origin, method, url, how));
    if (answer.status === 401 && session) accounts.forget(session.account);
    calls.push({ call, ms: performance.now() - from, status: answer.status });
    return answer;
  };
}

/** Pages are no JSON, so that `fetch` asks for them. */
async function asked(origin, method, url, how) {
  if (url.startsWith('/api/')) return ask(origin, method, url, how);
  const answer = await fetch(origin + url, { headers: { 'x-forwarded-for': anyNetwork() } });
  await answer.arrayBuffer();
  return { status: answer.status, body: null };
}

async function listen(origin, { token }) {
  const hearing = new AbortController();
  const answer = await fetch(`${origin}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': anyNetwork() },
    signal: hearing.signal,
  });
  await wait(LISTENS_MS);
  hearing.abort();
  return { status: answer.status, body: null };
}

async function lookAt(id, call) {
  const nextDays = new URLSearchParams({ from: dayFrom(0), to: dayFrom(6), kind: 'appointment' });
  await call('details', 'GET', `/api/vendors/${id}`);
  await Promise.all([
    call('reviews', 'GET', `/api/vendors/${id}/reviews`),
    call('slots', 'GET', `/api/vendors/${id}/slots?${nextDays}`),
  ]);
}

async function lookAtPractice(accounts, nth, call) {
  const session = await accounts.of(Object.keys(KINDS)[nth % 2]);
  return call('practice', 'GET', DASHBOARD[nth % DASHBOARD.length], session);
}

async function write(accounts, vendorId, call) {
  const session = await accounts.of('user');
  const { status, body } = await call('open thread', 'POST', '/api/threads', session, { vendorId });
  if (status !== 200) return;
  const text = 'Is it possible a little earlier on that day?';
  await call('message', 'POST', `/api/threads/${body._id}/messages`, session, { text });
}

/** Free times of professionals who have accounts, and what is booked of them. */
async function bookableOf(origin) {
  const all = [];
  for (const [account, kind] of Object.entries(KINDS)) {
    const { vendorId } = await login(origin, account);
    const times = await freeTimes(origin, vendorId, kind);
    all.push(...times.map((start) => ({ vendorId, kind, start })));
  }
  return { free: all, booked: [] };
}

/** As many are cancelled as are booked, so that times last for any length. */
async function bookOrCancel(accounts, { free, booked }, nth, call) {
  const session = await accounts.of('user');
  const mine = nth % 2 === 1 ? booked.shift() : undefined;
  if (mine) {
    await call('cancel', 'POST', `/api/bookings/${mine.id}/cancel`, session, {});
    free.push(mine.order);
    return;
  }
  const order = free.shift();
  if (!order) return;
  const hold = await call('hold', 'POST', '/api/holds', session, order);
  if (hold.status !== 201) return;
  const body = { holdId: hold.body._id, client, payingBy: 'at-visit' };
  const made = await call('book', 'POST', '/api/bookings', session, body);
  if (made.status < 300) booked.push({ id: made.body.booking._id, order });
}

async function answerOne(accounts, call) {
  const session = await accounts.of('advocate');
  const waiting = '/api/vendors/me/bookings?shown=requests';
  const { body } = await call('requests', 'GET', waiting, session);
  const [first] = body?.bookings ?? [];
  if (first) await call('answer', 'POST', `/api/bookings/${first._id}/accept`, session);
}
