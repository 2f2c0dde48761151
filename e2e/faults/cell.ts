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
/** From a definitive failure to what stands in its place. */
const SOON = 1_000;

/** What skeletons are drawn of. */
const BONES = '[class*="__bone"]';

const earlier = 'An earlier version of this part is shown.';
const words = {
  tryCurrent: 'Try the current one',
  retry: 'Retry',
  showEarlier: 'Show the earlier version',
  waiting: /Still working…|Trying (again|another server|an earlier version)…/,
};

/** What a person meets where a cell is bad; the report counts them. */
export const ills = {
  blank: 'a blank screen',
  spinner: 'an endless spinner',
  dead: 'a dead retry',
};

/** How a cell went, for the report. */
export interface Ran {
  /** Milliseconds from opening the page to where it ended by itself; of its own time for a hang. */
  ended: number;
  /** Milliseconds from asking for the current version to having it. */
  recovered: number;
  reports: number;
}

interface Scene {
  page: Page;
  place: Place;
  watch: Watch;
}

/** One remote under one fault: where it ends, that all else works, and the way back. */
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

/** A file of the part: a registry that hangs is waited for a few seconds only. */
function hangingFile(fault: Fault): FileKind | undefined {
  if (fault.kind !== 'files') return undefined;
  return fileKinds.find((file) => fault.spoiled[file] === 'hang');
}

/** Says what a person meets if this does not hold. */
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

/** Until just before the limit the page waits and says so; seconds after it, it waits no more. */
async function hangs(page: Page, address: string, fault: Fault, path: string) {
  const time = await virtualTime(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const slow = page.getByText('Still working…');
  // Who is there may be asked first: the waiting begins with the element, not with its preload.
  const element = `head :is(script[src*="${path}"], link[rel="stylesheet"][href*="${path}"])`;
  await expect(page.locator(element).first()).toBeAttached();
  await expect(page.getByRole('main').locator(BONES).first()).toBeAttached();
  await time.advance(LIMIT - SOON * 10);
  await expect(slow).toBeVisible();
  await time.advance(SOON * 10);
  await expect(async () => {
    await time.advance(SOON);
    await expectEnd(page, fault, 100);
  }).toPass({ timeout: 10_000 });
  time.keepPace();
}

async function expectEnd(page: Page, fault: Fault, timeout = 15_000) {
  const card = page.getByRole('alert').filter({ hasText: /Code MF-/ });
  const notice = page.getByText(earlier);
  // A screen that cannot read anything need not have a heading.
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

/** What is seen of a page that still waits for something. */
function waiting(page: Page): Locator {
  const bones = page.getByRole('main').locator(BONES);
  return bones.or(page.getByText(words.waiting)).filter({ visible: true });
}

const expectNoWaiting = (page: Page, timeout = 15_000) =>
  expect(waiting(page)).toHaveCount(0, { timeout });

/** The frame leads on, another remote is not touched, and the way back ends where it ended. */
async function expectElsewhere(page: Page, subject: Subject, fault: Fault) {
  await goWithin(page, subject.elsewhere);
  if (fault.kind === 'files' || fault.kind === 'unreachable') {
    await expect(heading(page)).toBeVisible();
  }
  await expectFrame(page);
  // Bad builds are released of all remotes at once.
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

/** Presses what the page offers; where it came back by itself, it offers nothing. */
async function askForCurrent(page: Page, { end, kind }: Fault) {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const notice = page.getByText(earlier);
  if (end === 'earlier') {
    await press(words.tryCurrent);
    // A bad build is as bad as before, and the page as safe.
    if (kind === 'build') await expect(notice).toBeVisible();
    else await expect(notice).toBeHidden();
  }
  if (end === 'card') await press(words.retry);
  if (end === 'card' && kind === 'build') {
    await press(words.showEarlier);
    await expect(notice).toBeVisible();
  }
}

function reportsOf(page: Page, remote: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/client-errors')) return;
    // Chromium does not always show what was sent.
    const body = request.postDataJSON() as { remote?: string } | null;
    // What nobody caught names no remote.
    if (body?.remote === undefined || body.remote === remote) count += 1;
  });
  return () => count;
}
