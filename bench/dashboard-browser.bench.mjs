import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bookingSupport } from './support/bookings.mjs';
import { median, percentiles, report, round } from './support/figures.mjs';
import { DASHBOARDS, switchDashboards } from './support/heap.mjs';
import { buildMonolith } from './support/monolith.mjs';
import { fillPractice } from './support/practice.mjs';
import { journeySupport } from './support/product.mjs';
import { turnWeeks } from './support/week-paint.mjs';

/**
 * Time from a press to the painted week on a throttled CPU. Heap growth may exceed the monolith's
 * by a tenth, plus the noise between two counts of one heap.
 */
const BUDGET = { weekP95Ms: 100, ofMonolith: 1.1, noiseKb: 200 };

const PRACTICE = { bookings: 20_000, clients: 5_000, threads: 500, messages: 20 };
const VENDORS = 20;
const SLOWER = 4;
const PRESSES = 30;
/**
 * Every remote includes the kit, and V8's feedback on hot code grows per copy: within the first
 * hundred switches by 2.5 MB here and 0.9 MB in the monolith, then it is constant.
 */
const SWITCHES = { warm: 120, switches: 100 };

/** Median of this many rounds, because shared machines stall at times. */
const ROUNDS = 3;

const { values: only } = parseArgs({
  options: { week: { type: 'boolean' }, heap: { type: 'boolean' } },
});
const isEverything = !only.week && !only.heap;

const support = journeySupport();
const { openDatabase, temporaryFolder } = bookingSupport();
support.assertBuilt();
const product = await support.startProduct({ name: 'bench-dashboard', vendors: VENDORS });
try {
  const week = isEverything || only.week ? await measureWeeks() : null;
  const heap = isEverything || only.heap ? await measureHeaps() : null;
  report('dashboard-browser', {
    ...{ ...PRACTICE, budget: BUDGET, week, heap },
    over: [...weekProblems(week), ...heapProblems(heap)],
  });
} finally {
  await product.close();
}

async function measureWeeks() {
  await fill();
  const rounds = [];
  for (let nth = 0; nth < ROUNDS; nth += 1) rounds.push(await inBrowser('doctor', oneRound));
  const turns = rounds[0].map((turn, nth) => ({
    ...turn,
    ms: median(rounds.map((round) => round[nth].ms)),
  }));
  const times = percentiles(turns.map(({ ms }) => ms));
  const ofEveryPress = percentiles(rounds.flat().map(({ ms }) => ms));
  console.info(`
A week of the calendar, processor ${SLOWER} times slower, ${PRESSES} presses, ${ROUNDS} times each
  from the press to the paint  p50 ${times.p50} ms, p95 ${times.p95} ms, at most ${times.max} ms
  without medians              p95 ${ofEveryPress.p95} ms`);
  return { ...times, p95OfEveryPress: ofEveryPress.p95, turns };
}

function oneRound(page) {
  return turnWeeks(page, { origin: product.origin, presses: PRESSES, slower: SLOWER });
}

/** The embedded database allows one process at a time. */
async function fill() {
  await product.stopServer();
  const database = await openDatabase({ folder: path.join(product.data, 'database') });
  await fillPractice(database.query, PRACTICE);
  await database.close();
  await product.startServer();
}

/** Federated shell and monolith on the same product, alternating. */
async function measureHeaps() {
  const { dist: monolith } = await buildMonolith(temporaryFolder('bench'));
  const rounds = { ours: [], monolith: [] };
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    rounds.ours.push(await inBrowser('operator', oneHeap));
    await product.nukkad('release', 'shell', '--from', monolith);
    rounds.monolith.push(await inBrowser('operator', oneHeap));
    await product.nukkad('rollback', 'shell');
  }
  const [ours, theirs] = [grown(rounds.ours), grown(rounds.monolith)];
  console.info(`
${SWITCHES.switches} changes between dashboards (${DASHBOARDS.join(', ')}), after ${SWITCHES.warm}
  ours      ${told(ours)}
  monolith  ${told(theirs)}`);
  return { ours, monolith: theirs, rounds };
}

function oneHeap(page) {
  return switchDashboards(page, { origin: product.origin, ...SWITCHES });
}

function grown(rounds) {
  const of = (what) => median(rounds.map((round) => round[what]));
  const kb = of('grownKb');
  return {
    kb,
    kbPerSwitch: round(kb / SWITCHES.switches),
    nodes: of('grownNodes'),
    listeners: of('grownListeners'),
  };
}

function told({ kb, kbPerSwitch, nodes, listeners }) {
  return `grown by ${kb} KB, ${kbPerSwitch} KB each; nodes ${nodes}, listeners ${listeners}`;
}

async function inBrowser(account, work) {
  const browser = await chromium.launch({
    executablePath: support.chromiumPath(),
    args: support.chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await support.signInAs(page, account, product.origin);
    return await work(page);
  } finally {
    await browser.close();
  }
}

function weekProblems(week) {
  if (week === null || week.p95 <= BUDGET.weekP95Ms) return [];
  return [`a week: p95 ${week.p95} ms, budget ${BUDGET.weekP95Ms} ms`];
}

function heapProblems(heap) {
  if (heap === null) return [];
  const most = round(heap.monolith.kb * BUDGET.ofMonolith + BUDGET.noiseKb);
  return heap.ours.kb <= most ? [] : [`the heap: grown by ${heap.ours.kb} KB, budget ${most} KB`];
}
