import type { Page } from '@playwright/test';
import { expectFrame, expectSameDocument, goBack, goWithin, heading, mark } from '../support/site';
import { expect } from '../support/test';
import type { Watch } from '../support/watch';
import type { Fault } from './faults';
import { type Place, previousBase } from './place';
import { spoil } from './spoil';
import type { Subject } from './subjects';
import { virtualTime } from './virtual-time';

const LIMIT = 120_000;
/** From a definitive failure to what stands in its place. */
const SOON = 1_000;

const earlier = 'An earlier version of this part is shown.';
const words = {
  tryCurrent: 'Try the current one',
  retry: 'Retry',
  showEarlier: 'Show the earlier version',
  waiting: /Still working…|Trying (again|another server|an earlier version)…/,
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
  await place.run(fault.kind === 'build' ? fault.build : 'good');
  await place.enter(page, subject);
  const { origin, composition } = place.product;
  const release = composition().remotes[subject.remote];
  if (!release) throw new Error(`There is no ${subject.remote}.`);
  const reports = reportsOf(page, subject.remote);
  const heal = await spoil(page, fault, subject, release, previousBase(place.product, subject));
  const isHang = fault.kind === 'files' && Object.values(fault.spoiled).includes('hang');
  const opened = Date.now();
  if (isHang) await hangs(page, origin + subject.address, fault);
  else await page.goto(origin + subject.address, { waitUntil: 'domcontentloaded' });
  await mark(page);
  await expectEnd(page, fault);
  const ended = isHang ? LIMIT : Date.now() - opened;
  if (fault.kind !== 'answers') expect(reports(), 'reports of the failure').toBeGreaterThan(0);
  if (!isHang) await expectElsewhere(page, subject, fault);
  await heal();
  const asked = Date.now();
  await recovers(page, fault);
  return { ended, recovered: Date.now() - asked, reports: reports() };
}

/** Until just before the limit the page waits and says so; a second after it, it waits no more. */
async function hangs(page: Page, address: string, fault: Fault) {
  const time = await virtualTime(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const slow = page.getByText('Still working…');
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached();
  await time.advance(LIMIT - SOON * 10);
  await expect(slow).toBeVisible();
  await time.advance(SOON * 10);
  await expect(async () => {
    await time.advance(SOON / 10);
    await expectEnd(page, fault, 100);
  }).toPass({ timeout: 10_000 });
  time.keepPace();
}

async function expectEnd(page: Page, { end }: Fault, timeout = 15_000) {
  const card = page.getByRole('alert').filter({ hasText: /Code MF-/ });
  if (end === 'card') {
    await expect(card).toBeVisible({ timeout });
    await expectFrame(page);
  } else {
    if (end === 'earlier') await expect(page.getByText(earlier)).toBeVisible({ timeout });
    await expect(page.getByRole('main')).toContainText(/\S{3}/, { timeout });
    await expect(card).toBeHidden({ timeout });
  }
  await expect(page.getByText(words.waiting)).toBeHidden({ timeout });
}

/** The frame leads on, another remote is not touched, and the way back ends where it ended. */
async function expectElsewhere(page: Page, subject: Subject, fault: Fault) {
  await goWithin(page, subject.elsewhere);
  if (fault.kind === 'files') await expect(heading(page)).toBeVisible();
  await expectFrame(page);
  // Bad builds are released of all remotes at once.
  if (fault.kind !== 'build') await expect(page.getByText(earlier)).toBeHidden();
  await goBack(page);
  await expectEnd(page, fault);
  await expectSameDocument(page);
}

async function recovers(page: Page, fault: Fault) {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const notice = page.getByText(earlier);
  if (fault.kind === 'answers') {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(heading(page)).toBeVisible();
    return;
  }
  if (fault.end === 'earlier') {
    await press(words.tryCurrent);
    // A bad build is as bad as before, and the page as safe.
    if (fault.kind === 'build') await expect(notice).toBeVisible();
    else await expect(notice).toBeHidden();
  } else if (fault.kind === 'build') {
    await press(words.retry);
    await press(words.showEarlier);
    await expect(notice).toBeVisible();
  } else {
    await press(words.retry);
  }
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(words.waiting)).toBeHidden();
  await expectSameDocument(page);
}

function reportsOf(page: Page, remote: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/client-errors')) return;
    // Chromium does not always show what was sent.
    const body = request.postDataJSON() as { remote?: string } | null;
    if (body === null || body.remote === remote) count += 1;
  });
  return () => count;
}
