import type { Composition, RemoteRelease, SignedIn, UserType } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { type FaultyLine, startFaultyLine } from '../support/faulty-line';
import { type Product, startProduct } from '../support/product';
import { distOf } from '../support/repository';
import { places } from '../support/run';
import { beginSession, keepSession, remember } from '../support/session';
import { test as base } from '../support/test';
import { buildOf } from './bad-builds';
import type { BadBuild } from './faults';
import { type Subject, subjects } from './subjects';

/** Build that all remotes run: the original one, a good, a newer good or a bad one. */
export type Running = BadBuild | 'only' | 'good' | 'newer';

/** A product with a mirror for the cells. */
export interface Place {
  product: Product;
  /**
   * Releases a build of all remotes, bad and newer ones after good ones; no-op if it runs already.
   * `only` must come first.
   */
  run(build: Running): Promise<void>;
  /** HTML of a subject's page and the release it ran, before the last release. */
  before(subject: Subject): { html: string; release: RemoteRelease };
  /** Signs the page in as the subject's user. */
  enter(page: Page, subject: Subject): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds for a place to start. */
export const PLACE_TIMEOUT = 300_000;

/** Adds a worker-scoped place for all remotes. */
export const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { parallelIndex }) => {
      const place = await startPlace(`cells-${parallelIndex}`, subjects);
      await use(place);
      await place.close();
    },
    { scope: 'worker', timeout: PLACE_TIMEOUT },
  ],
});

/** A place for some remotes; the others keep their builds. */
export async function startPlace(name: string, tried: readonly Subject[]): Promise<Place> {
  const { product, mirror } = await startMirrored(name);
  const close = async () => {
    await mirror.close();
    await product.close();
  };
  return { ...createPlace(product, tried), close };
}

/** A product with a mirror that its pages know. */
async function startMirrored(name: string): Promise<{ product: Product; mirror: FaultyLine }> {
  let mirror: FaultyLine | undefined;
  const settings = async (origin: string) => {
    mirror = await startFaultyLine(origin);
    // What parts do when they fail is seen where they draw the page.
    return { NUKKAD_MIRRORS: mirror.origin, RENDER_AHEAD: '0' };
  };
  const { template } = places.get();
  const product = await startProduct({ name, template, settings });
  if (!mirror) throw new Error('The product has no mirror.');
  return { product, mirror };
}

function createPlace(product: Product, tried: readonly Subject[]): Omit<Place, 'close'> {
  const sessions = new Map<string, Promise<SignedIn>>();
  const pages = new Map<string, string>();
  let ran: Composition = product.composition();
  let good: string[] | undefined;
  let running: Running = 'only';

  async function keepPages() {
    ran = product.composition();
    for (const { address } of tried) {
      pages.set(address, await (await fetch(product.origin + address)).text());
    }
  }

  return {
    product,
    async run(build) {
      if (running === build) return;
      if (build === 'only') throw new Error('Something was released already.');
      good ??= tried.map(({ remote }) => buildOf(distOf(remote), 'good'));
      if (running !== 'good') await product.release(good);
      if (build !== 'good') {
        await keepPages();
        const id = build.replaceAll(' ', '');
        const bad = build === 'newer' ? undefined : build;
        await product.release(tried.map(({ remote }) => buildOf(distOf(remote), id, bad)));
      }
      running = build;
    },
    before({ address, remote }) {
      const html = pages.get(address);
      const release = ran.remotes[remote];
      if (!html || !release) throw new Error(`Nothing was released after ${remote}.`);
      return { html, release };
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

/** Path of the version that the page falls back to. */
export function previousBase({ composition }: Product, { remote }: Subject): string {
  const previous = composition().previous?.[remote];
  if (!previous) throw new Error(`${remote} has no version before.`);
  return previous.base;
}
