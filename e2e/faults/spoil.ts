import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteRelease } from '@nukkad/platform/contract';
import type { Page, Route } from '@playwright/test';
import type { Fault, Resort, Spoiling } from './faults';
import { type Place, previousBase } from './place';
import { type FileKind, files, type Subject } from './subjects';

/** Calls of the shell itself; the fault is for the screen's own reads. */
const OF_THE_SHELL =
  /\/api\/(users|session|account|userType|client-errors|health-reports|visit-tickets)/;
/** Milliseconds; the "still working" notice appears after 8 seconds. */
const LATE = 10_000;

/** Applies a fault to a page. Returns a function that removes it. */
export async function spoil(
  page: Page,
  fault: Fault,
  subject: Subject,
  place: Place,
): Promise<() => Promise<void>> {
  const hanging: Route[] = [];
  let isHealed = false;
  const handle = (how: Spoiling) => async (route: Route) => {
    if (isHealed) return route.fallback();
    if (how === 'hang') return void hanging.push(route);
    return spoiled(route, how);
  };
  if (fault.kind === 'answers') {
    const isScreens = (url: URL) =>
      url.pathname.startsWith('/api/') && !OF_THE_SHELL.test(url.pathname);
    const how = fault.with === '503' ? '500' : 'HTML in its place';
    await page.route(isScreens, handle(how));
  }
  if (fault.kind === 'files') {
    for (const [file, how] of Object.entries(fault.spoiled)) {
      const path = pathOf(file as FileKind | Resort, subject, place);
      const is = (url: URL) => decodeURI(url.pathname) === path;
      const isOurs = (url: URL) => url.origin === place.product.origin;
      await page.route((url) => is(url) && isOurs(url), handle(how));
      if (fault.mirror === 'has it') continue;
      // Only one origin hangs for two minutes; the other then fails at once.
      await page.route((url) => is(url) && !isOurs(url), handle(how === 'hang' ? 'refused' : how));
    }
  }
  if (fault.kind === 'unreachable') {
    const { base } = releaseOf(place.product, subject.remote);
    const isOfPart = (url: URL) => url.pathname.startsWith(base);
    const isOurs = (url: URL) => url.origin === place.product.origin;
    await page.route((url) => isOfPart(url) && isOurs(url), handle(fault.with));
    await page.route(
      (url) => isOfPart(url) && !isOurs(url),
      (route) => route.abort('connectionrefused'),
    );
  }
  if (fault.kind === 'pruned') {
    const { html, release } = place.before(subject);
    const { origin } = place.product;
    await page.route(origin + subject.address, async (route) =>
      route.fulfill({ response: await route.fetch(), body: html }),
    );
    await page.route((url) => url.pathname.startsWith(release.base), handle('404'));
  }
  return async () => {
    isHealed = true;
    for (const route of hanging.splice(0)) await route.abort().catch(() => {});
  };
}

/** Path of a file, without origin. */
export function pathOf(file: FileKind | Resort, subject: Subject, { product }: Place): string {
  if (file === 'registry.json') return '/registry.json';
  if (file === 'release.json') return `${previousBase(product, subject)}release.json`;
  const { remote, screen } = subject;
  const release = releaseOf(product, remote);
  const found = files[file](release, screen);
  if (!found) throw new Error(`${remote} has no ${file} for ${screen}.`);
  return release.base + found;
}

function releaseOf({ composition }: Place['product'], remote: string): RemoteRelease {
  const release = composition().remotes[remote];
  if (!release) throw new Error(`There is no ${remote}.`);
  return release;
}

async function spoiled(route: Route, how: Exclude<Spoiling, 'hang'>): Promise<void> {
  if (how === '404') return route.fulfill({ status: 404, body: 'Not found' });
  if (how === '500') return route.fulfill({ status: 500, body: 'Internal error' });
  if (how === 'refused') return route.abort('connectionrefused');
  if (how === 'garbage') {
    return route.fulfill({ contentType: 'text/javascript', body: '}{ \u0000 what is this' });
  }
  if (how === 'HTML in its place') {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' });
  }
  if (how === 'late') {
    await wait(LATE);
    return route.fallback();
  }
  const response = await route.fetch();
  const body = await response.body();
  if (how === 'truncated')
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  const flipped = Buffer.from(body);
  flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
  return route.fulfill({ response, body: flipped });
}
