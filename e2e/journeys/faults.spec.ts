import type { RemoteRelease, UserType } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { takeAway } from '../support/damage';
import { type FaultyLine, spoilings } from '../support/faulty-line';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { takeAsReleased } from '../support/rendered-ahead';
import { remember } from '../support/session';
import { expectFrame, expectSameDocument, goBack, goWithin, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

/** A screen to test while one file of its remote is broken. */
interface Subject {
  remote: string;
  screen: string;
  address: string;
  /** Remembered profession, which selects the dashboard of `/trial`. */
  profession?: string;
  ready: string | RegExp;
  /** A header link into another remote, and the heading there. */
  elsewhere: [link: string, heading: string | RegExp];
}

const subjects: Subject[] = [
  {
    remote: 'mf-public',
    screen: 'listing',
    address: '/doctors?spec=all',
    ready: 'Best Doctors in HSR Layout',
    elsewhere: ['Login/Sign Up', /./],
  },
  {
    remote: 'mf-doctor',
    screen: 'dashboard',
    address: '/trial',
    profession: 'Doctor',
    ready: /./,
    elsewhere: ['Donate Now', 'Donate Now'],
  },
];

/** The file to break. */
const files: Record<string, (release: RemoteRelease, screen: string) => string | undefined> = {
  entry: ({ entry }) => entry,
  'exposed chunk': ({ screens }, screen) => screens[screen]?.scripts[0],
  'screen chunk': ({ screens }, screen) =>
    screens[screen]?.scripts.find((file) => file.startsWith('screen-')),
  stylesheet: ({ screens }, screen) => screens[screen]?.styles[0],
};

const LIMIT = 120_000;
const faults = ['404', ...spoilings] as const;
const ways = ['opened directly', 'reached from another page'] as const;

/** Only for the entry does the way of navigation matter. */
const waysTo = (file: string) => (file === 'entry' ? ways : ways.slice(0, 1));
/** One remote is tested with every file; `npm run faults` tests all. */
const filesOf = ({ remote }: Subject) =>
  Object.entries(files).filter(([file]) => remote === 'mf-public' || file === 'entry');
/** The entry of one remote gets every fault; a hang differs for each file. */
const faultsOf = ({ remote }: Subject, file: string) =>
  remote === 'mf-public' && file === 'entry' ? faults : (['404', 'hang'] as const);

/** Each way to a screen, a failure and a hang; flipped bytes and other files are cells of ladder.spec.ts. */
const inGate = [
  'mf-public listing, reached from another page: entry hang',
  'mf-doctor dashboard, opened directly: entry 404',
];

for (const subject of subjects) {
  for (const [file, pick] of filesOf(subject)) {
    for (const fault of faultsOf(subject, file)) {
      for (const way of waysTo(file)) {
        const title = `${subject.remote} ${subject.screen}, ${way}: ${file} ${fault}`;
        const details = nightlyUnless(inGate.includes(title));
        test(title, details, async ({ page, line, ownProduct, watch }) => {
          watch.provokes(/^console: .*(Failed to load resource|Failed to find a valid digest)/);
          watch.provokes(/^console: .*(MIME type|ERR_CONNECTION_RESET|net::ERR_)/);
          if (subject.profession) await rememberProfession(page, ownProduct, subject.profession);
          const broken = fileOf(ownProduct, subject, pick);
          const heal = breakFile(fault, broken, line, ownProduct);
          try {
            const isWithin = way === 'reached from another page';
            if (fault === 'hang') await hangs(page, line.origin, subject, isWithin, broken);
            else await fails(page, line.origin, subject, isWithin);
          } finally {
            heal();
          }
          await recovers(page, subject);
        });
      }
    }
  }
}

async function fails(page: Page, origin: string, subject: Subject, isWithin: boolean) {
  const { address, elsewhere } = subject;
  if (!isWithin) {
    await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
    await mark(page);
    await expectFailure(page, subject);
    return;
  }
  await openElsewhere(page, origin, subject);
  await goWithin(page, address);
  await expectFailure(page, subject);
  const [link, title] = elsewhere;
  await page.getByRole('banner').getByRole('link', { name: link }).click();
  await expect(heading(page)).toHaveText(title);
  await goBack(page);
  await expectFailure(page, subject);
}

/** The page waits and says so until just before the limit, then fails. */
async function hangs(
  page: Page,
  origin: string,
  subject: Subject,
  isWithin: boolean,
  broken: string,
) {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { openedAt: Date.now() }));
  if (isWithin) await openElsewhere(page, origin, subject);
  const earliest = isWithin ? await now(page) : 0;
  // The session check and the choice of dashboard have time-outs of their own before it.
  const asked = page.waitForRequest((request) => request.url().endsWith(encodeURI(broken)));
  if (isWithin) await goWithin(page, subject.address);
  else {
    // A page rendered ahead is read meanwhile, and says nothing.
    await takeAsReleased(page);
    await page.goto(origin + subject.address, { waitUntil: 'commit' });
  }
  const slow = page.getByText('Still working…');
  await asked;
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await mark(page);
  await expect(slow).toBeHidden();
  const latest = await now(page);
  const started = isWithin ? earliest : await openedAt(page);
  await page.clock.pauseAt(latest + 8_001);
  await expect(slow).toBeVisible();
  await page.clock.fastForward(started + LIMIT - 1 - (await now(page)));
  await expect(slow).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectFrame(page);
  await page.clock.fastForward(latest - started + 2);
  await page.clock.resume();
  await expectFailure(page, subject);
}

async function recovers(page: Page, { ready, elsewhere: [link, title] }: Subject) {
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Loading chunk/)).toBeHidden();
  await expect(heading(page)).toHaveText(ready);
  await expectSameDocument(page);
  const onward = page.getByRole('banner').getByRole('link', { name: link });
  if (!(await onward.isVisible())) return;
  await onward.click();
  await expect(heading(page)).toHaveText(title);
  await goBack(page);
  await expect(heading(page)).toHaveText(ready);
  await expectSameDocument(page);
}

async function expectFailure(page: Page, { remote, screen }: Subject) {
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText(`Loading chunk ${remote}/${screen} failed`);
  await expect(panel).toContainText(/Code MF-(LOAD|CHUNK|TIMEOUT)/);
  await expectFrame(page);
}

async function openElsewhere(page: Page, origin: string, { remote }: Subject) {
  await page.goto(origin + (remote === 'mf-public' ? '/login' : '/donate'));
  await expect(heading(page)).toBeVisible();
  await mark(page);
}

async function rememberProfession(page: Page, { origin }: Product, name: string) {
  const answer = await page.request.get(`${origin}/api/userType/getAllUserType`);
  const types: UserType[] = await answer.json();
  const vendorType = types.find(({ userTypeName }) => userTypeName === name)?._id ?? '';
  await remember(page, { vendorType });
}

function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

function openedAt(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { openedAt: number }).openedAt);
}

function fileOf(
  { composition }: Product,
  { remote, screen }: Subject,
  pick: (release: RemoteRelease, screen: string) => string | undefined,
): string {
  const release = composition().remotes[remote];
  const file = release && pick(release, screen);
  if (!file) throw new Error(`${remote} has no such file for ${screen}.`);
  return release.base + file;
}

/** Breaks one file; returns a function that repairs it. */
function breakFile(
  fault: (typeof faults)[number],
  file: string,
  line: FaultyLine,
  { site }: Product,
): () => void {
  if (fault === '404') return takeAway(site, file);
  line.spoil(file, fault);
  return line.heal;
}
