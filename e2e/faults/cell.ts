import type { Locator, Page } from '@playwright/test';
import { expectFrame, expectSameDocument, goBack, goWithin, heading, mark } from '../support/site';
import { expect } from '../support/test';
import type { Watch } from '../support/watch';
import { type Fault, isReported } from './faults';
import type { Place, Running } from './place';
import { pathOf, spoil } from './spoil';
import { type FileKind, fileKinds, type Subject } from './subjects';
import { virtualTime } from './virtual-time';

const LIMIT = 120_000;
/** Milliseconds from a definitive failure to the error screen. */
const SOON = 1_000;

/** Selector of skeleton elements. */
const BONES = '[class*="__bone"]';

const earlier = 'An earlier version of this part is shown.';
const words = {
  tryCurrent: 'Try the current one',
  retry: 'Retry',
  showEarlier: 'Show the earlier version',
  waiting: /Still working…|Trying (again|another server|an earlier version)…/,
};

/** Defects a user would see; the report counts them. */
export const ills = {
  blank: 'a blank screen',
  spinner: 'an endless spinner',
  dead: 'a dead retry',
};

/** Measurements of a cell for the report. */
export interface Ran {
  /** Milliseconds from opening the page to its final state; virtual time for a hang. */
  ended: number;
  /** Milliseconds from requesting the current version to its display. */
  recovered: number;
  reports: number;
}

interface Scene {
  page: Page;
  place: Place;
  watch: Watch;
}

/** Tests one remote under one fault: final state, independence of the rest, and recovery. */
export async function tryCell(
  { page, place, watch }: Scene,
  subject: Subject,
  fault: Fault,
): Promise<Ran> {
  watch.provokes();
  await place.run(buildFor(fault));
  await place.enter(page, subject);
  const { origin } = place.product;
  const reports = reportsOf(page, subject.remote);
  const heal = await spoil(page, fault, subject, place);
  const hanging = hangingFile(fault);
  const isHang = hanging !== undefined;
  const opened = Date.now();
  if (isHang) await hangs(page, origin + subject.address, fault, pathOf(hanging, subject, place));
  else await page.goto(origin + subject.address, { waitUntil: 'domcontentloaded' });
  await mark(page);
  await expectEnd(page, fault);
  const ended = isHang ? LIMIT : Date.now() - opened;
  if (isReported(fault)) await expect.poll(reports, 'reports of the failure').toBeGreaterThan(0);
  if (!isHang) await expectElsewhere(page, subject, fault);
  await heal();
  const asked = Date.now();
  await or(ills.dead, () => recovers(page, fault));
  return { ended, recovered: Date.now() - asked, reports: reports() };
}

function buildFor(fault: Fault): Running {
  if (fault.kind === 'build') return fault.build;
  if (fault.kind === 'unreachable') return 'only';
  return fault.kind === 'pruned' ? 'newer' : 'good';
}

/** A hanging file of the part; a hanging registry times out after a few seconds. */
function hangingFile(fault: Fault): FileKind | undefined {
  if (fault.kind !== 'files') return undefined;
  return fileKinds.find((file) => fault.spoiled[file] === 'hang');
}

/** Adds the visible defect to the error message when an expectation fails. */
async function or(ill: string | (() => Promise<string>), holds: () => Promise<void>) {
  try {
    await holds();
  } catch (error) {
    const named = typeof ill === 'string' ? ill : await ill();
    throw new Error(`${named}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** The page waits and says so until just before the limit, and gives up within seconds after it. */
async function hangs(page: Page, address: string, fault: Fault, path: string) {
  const time = await virtualTime(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const slow = page.getByText('Still working…');
  // The session may be verified first: the time-out starts with the element, not with its preload.
  const element = `head :is(script[src*="${path}"], link[rel="stylesheet"][href*="${path}"])`;
  await expect(page.locator(element).first()).toBeAttached();
  await expect(page.getByRole('main').locator(BONES).first()).toBeAttached();
  await time.advance(LIMIT - SOON * 10);
  await expect(slow).toBeVisible();
  await time.advance(SOON * 10);
  await expect(async () => {
    await time.advance(SOON);
    await expectEnd(page, fault, 100);
  }).toPass();
  time.keepPace();
}

async function expectEnd(page: Page, fault: Fault, timeout = 15_000) {
  const card = cardOf(page);
  const notice = page.getByText(earlier);
  // A screen whose reads all fail may have no heading.
  const screen = fault.kind === 'answers' ? page.getByRole('main') : heading(page);
  const ends = { card, earlier: notice, page: screen };
  const ill = async () => ((await waiting(page).count()) > 0 ? ills.spinner : 'another end');
  await or(ill, () => expect(ends[fault.end]).toBeVisible({ timeout }));
  await or(ills.blank, async () => {
    if (fault.end === 'card') await expectFrame(page);
    await expect(page.getByRole('main')).toContainText(/\S{3}/, { timeout });
  });
  await or(ills.spinner, () => expectNoWaiting(page, timeout));
  if (fault.end !== 'card') await expect(card).toBeHidden({ timeout });
  if (fault.end === 'page') await expect(notice).toBeHidden({ timeout });
}

/** What stands in place of a remote that did not come. */
const cardOf = (page: Page) => page.getByRole('alert').filter({ hasText: /Code MF-/ });

/** Visible signs of loading. */
function waiting(page: Page): Locator {
  const bones = page.getByRole('main').locator(BONES);
  return bones.or(page.getByText(words.waiting)).filter({ visible: true });
}

const expectNoWaiting = (page: Page, timeout = 15_000) =>
  expect(waiting(page)).toHaveCount(0, { timeout });

/**
 * The frame still navigates, another remote is unaffected, and going back ends in the same state.
 */
async function expectElsewhere(page: Page, subject: Subject, fault: Fault) {
  await goWithin(page, subject.elsewhere);
  if (fault.kind === 'files' || fault.kind === 'unreachable') {
    await expect(heading(page)).toBeVisible();
  }
  await expectFrame(page);
  // Bad builds are released for all remotes at once.
  if (fault.kind !== 'build') await expect(page.getByText(earlier)).toBeHidden();
  await goBack(page);
  await expectEnd(page, fault);
  await expectSameDocument(page);
}

async function recovers(page: Page, fault: Fault) {
  if (fault.kind === 'answers') await page.reload({ waitUntil: 'domcontentloaded' });
  else {
    await askForCurrent(page, fault);
    await expectSameDocument(page);
  }
  await expect(heading(page)).toBeVisible();
  await expectNoWaiting(page);
}

/** Uses the button the page offers; a page that recovered by itself has none. */
async function askForCurrent(page: Page, { end, kind }: Fault) {
  const press = (name: string, where: Page | Locator = page) =>
    where.getByRole('button', { name }).click();
  const notice = page.getByText(earlier);
  if (end === 'earlier') {
    await press(words.tryCurrent);
    // The current version is still the bad build, and the page must handle it again.
    if (kind === 'build') await expect(notice).toBeVisible();
    else await expect(notice).toBeHidden();
  }
  // Other parts may offer a retry too: two minutes of virtual time are short for their reads.
  if (end === 'card') await press(words.retry, cardOf(page));
  if (end === 'card' && kind === 'build') {
    await press(words.showEarlier);
    await expect(notice).toBeVisible();
  }
}

function reportsOf(page: Page, remote: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/client-errors')) return;
    // Playwright sometimes returns no post data in Chromium.
    const body = request.postDataJSON() as { remote?: string } | null;
    // Uncaught errors are reported without a remote.
    if (body?.remote === undefined || body.remote === remote) count += 1;
  });
  return () => count;
}
