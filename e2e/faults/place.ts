import type { SignedIn, UserType } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { runNode } from '../support/processes';
import type { Product } from '../support/product';
import { distOf } from '../support/repository';
import { beginSession, keepSession, remember } from '../support/session';
import { test as base } from '../support/test';
import { buildOf } from './bad-builds';
import type { BadBuild } from './faults';
import { type Subject, subjects } from './subjects';

/** A product whose remotes have run a version before, for cells to be tried on. */
export interface Place {
  product: Product;
  /** Releases good or bad builds of all remotes, after good ones; once, when nothing else runs. */
  run(build: BadBuild | 'good'): Promise<void>;
  /** Makes the page the person's whom the subject is about. */
  enter(page: Page, subject: Subject): Promise<void>;
}

/** Adds a place of the worker's own. */
export const test = base.extend<object, { place: Place }>({
  place: [
    async ({ ownProduct }, use) => {
      const place = createPlace(ownProduct);
      await place.run('good');
      await use(place);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

function createPlace(product: Product): Place {
  const sessions = new Map<string, Promise<SignedIn>>();
  let good: string[] | undefined;
  let running: BadBuild | 'good' | undefined;

  async function releaseThem(folders: string[]) {
    const env = { ...process.env, NUKKAD_DATA: product.data, PUBLIC_URL: product.origin };
    await runNode(['scripts/support/release-builds.mjs', ...folders], env);
  }

  return {
    product,
    async run(build) {
      if (running === build) return;
      good ??= subjects.map(({ remote }) => buildOf(distOf(remote), 'good'));
      if (running !== 'good') await releaseThem(good);
      if (build !== 'good') {
        const id = build.replaceAll(' ', '');
        await releaseThem(subjects.map(({ remote }) => buildOf(distOf(remote), id, build)));
      }
      running = build;
    },
    async enter(page, { account, profession }) {
      const { origin } = product;
      if (account) {
        const session = sessions.get(account) ?? beginSession(page.request, account, origin);
        sessions.set(account, session);
        await keepSession(page, await session);
      }
      if (profession) {
        const answer = await page.request.get(`${origin}/api/userType/getAllUserType`);
        const types: UserType[] = await answer.json();
        const type = types.find(({ userTypeName }) => userTypeName === profession);
        await remember(page, { vendorType: type?._id ?? '' });
      }
    },
  };
}

/** Folder of the version that the page falls back to, as an address. */
export function previousBase({ composition }: Product, { remote }: Subject): string {
  const previous = composition().previous?.[remote];
  if (!previous) throw new Error(`${remote} has no version before.`);
  return previous.base;
}
