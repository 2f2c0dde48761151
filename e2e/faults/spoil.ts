import type { RemoteRelease } from '@nukkad/platform/contract';
import type { Page, Route } from '@playwright/test';
import type { Fault, Spoiling } from './faults';
import { type FileKind, files, type Subject } from './subjects';

/** The shell asks these of its own accord; what is tried here is a screen's own reading. */
const OF_THE_SHELL = /\/api\/(users|session|account|userType|client-errors|health-reports)/;

/** Spoils what a page is sent. Returns how to let everything pass again. */
export async function spoil(
  page: Page,
  fault: Fault,
  subject: Subject,
  release: RemoteRelease,
  previousBase: string,
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
      const path = pathOf(file as FileKind | 'release', subject, release, previousBase);
      await page.route((url) => decodeURI(url.pathname) === path, handle(how));
    }
  }
  return async () => {
    isHealed = true;
    for (const route of hanging.splice(0)) await route.abort().catch(() => {});
  };
}

/** The address of a file, without its origin. */
export function pathOf(
  file: FileKind | 'release',
  { remote, screen }: Subject,
  release: RemoteRelease,
  previousBase: string,
): string {
  if (file === 'release') return `${previousBase}release.json`;
  const found = files[file](release, screen);
  if (!found) throw new Error(`${remote} has no ${file} for ${screen}.`);
  return release.base + found;
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
  const response = await route.fetch();
  const body = await response.body();
  if (how === 'truncated')
    return route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  const flipped = Buffer.from(body);
  flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
  return route.fulfill({ response, body: flipped });
}
