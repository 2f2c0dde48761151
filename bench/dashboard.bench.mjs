import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { dayFrom } from './support/callers.mjs';
import { percentiles, report } from './support/figures.mjs';
import { fillPractice } from './support/practice.mjs';

/** p95 budget in milliseconds; the embedded engine uses a single process. */
const BUDGET = { PostgreSQL: 30, embedded: 150 };

const PRACTICE = { bookings: 20_000, clients: 5_000, threads: 500, messages: 20 };
const VENDORS = 20;
const ROUNDS = 60;
const WARM = 10;

const own = '/api/vendors/me';
const words = ['asha', 'rao', 'NK-B-000123', 'tooth', 'ki', 'zz nobody'];
const spans = ['weeks', 'month', 'years'];
const sorts = ['time', 'name', 'about', 'status'];
const clientSorts = ['number', 'name', 'date', 'gender', 'concern', 'status'];

/** Requests, with varying parameters. */
const calls = {
  'calendar week': (nth) => {
    const first = (nth % 500) * 3 - 1_400;
    return `${own}/calendar?from=${dayFrom(first)}&to=${dayFrom(first + 6)}`;
  },
  'bookings page': (nth) => `${own}/bookings?shown=all&page=${1 + (nth % 700)}`,
  'bookings sorted': (nth) =>
    `${own}/bookings?shown=past&sort=${sorts[nth % 4]}&page=${1 + (nth % 9)}`,
  'bookings sought': (nth) => `${own}/bookings?shown=all&q=${encodeURIComponent(words[nth % 6])}`,
  requests: () => `${own}/bookings?shown=requests`,
  'clients page': (nth) =>
    `${own}/clients?isArchived=false&sort=${clientSorts[nth % 6]}&page=${1 + (nth % 150)}`,
  'clients sought': (nth) =>
    `${own}/clients?isArchived=false&q=${encodeURIComponent(words[nth % 6])}`,
  stats: () => `${own}/stats`,
  performance: (nth) => `${own}/performance?span=${spans[nth % 3]}`,
  search: (nth) => `${own}/search?q=${encodeURIComponent(words[nth % 6])}`,
};

const support = bookingSupport();
const places = emptyEngines(support);
const engines = {};
for (const engine of Object.keys(BUDGET)) engines[engine] = await measure(places[engine].place);
const over = Object.entries(engines).flatMap(([engine, found]) =>
  Object.entries(found)
    .filter(([, { p95 }]) => p95 > BUDGET[engine])
    .map(([what, { p95 }]) => `${engine}, ${what}: p95 ${p95} ms, budget ${BUDGET[engine]}`),
);
report('dashboard', { ...PRACTICE, budget: BUDGET, engines, over });

async function measure(place) {
  const { app, database, close } = await support.openQuietly(place, VENDORS);
  try {
    await fillPractice(database.query, PRACTICE);
    const headers = { authorization: `Bearer ${await login(app)}` };
    const found = {};
    for (const [what, addressOf] of Object.entries(calls)) {
      found[what] = await timed((nth) => ask(app, addressOf(nth), headers));
      console.info(`${database.engine}, ${what}: p95 ${found[what].p95} ms`);
    }
    return found;
  } finally {
    await close();
  }
}

async function login(app) {
  const payload = { email: 'doctor@demo.example', password: 'demo-password' };
  const answer = await app.inject({ method: 'POST', url: '/api/users/loginUser', payload });
  return answer.json().token;
}

async function ask(app, url, headers) {
  const { statusCode, body } = await app.inject({ url, headers });
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`);
}

async function timed(work) {
  const times = [];
  for (let nth = -WARM; nth < ROUNDS; nth += 1) {
    const from = performance.now();
    await work(nth + WARM);
    if (nth >= 0) times.push(performance.now() - from);
  }
  return percentiles(times);
}
