import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Composition, RegistryDocument } from '@nukkad/platform/contract';
import { compositionElementId } from '@nukkad/platform/contract';
import { type Places, releaseFolder } from '../core/places';
import { writeAtomically } from '../files/atomic';
import { writeWithForms } from '../files/forms';
import { readLocks } from '../locks/lock-records';
import type { ReleasedPart } from '../parts/read-release';
import type { CompositionSigner } from '../signing/open-signer';
import { logCompositions, publishLog } from '../transparency/composition-log';
import { keepLocks } from './keep-locks';
import { OWN_PAGE_MARK, ownPage } from './own-page';
import { readShellFiles } from './shell-files';
import { sitePages } from './site-pages';
import { OFFLINE_PAGE, writeWorker } from './worker';

/** Input for writing the site after a channel has moved. */
export interface SiteInput {
  /** The composition pages run; undefined until a shell is released. */
  composition: Composition | undefined;
  /** Parts that are pages of their own. */
  ownPages: ReleasedPart[];
  registry: RegistryDocument;
  /** Compositions that open pages may run, each kept as a page of its own. */
  locks: Composition[];
  signer: CompositionSigner;
  dev: boolean;
  /** Called before each file is replaced; tests interrupt here. */
  onStep?: (step: string) => void;
}

/** Number of pages, and of changed ones. */
export interface SiteChange {
  pages: number;
  written: number;
  removed: number;
}

/** Files written in parallel: waiting for the disk takes most of the time. */
const AT_ONCE = 8;

/**
 * Updates pages and `registry.json`, each file atomically. Unchanged pages are left alone; pages of
 * removed routes are deleted.
 */
export async function writeSite(places: Places, input: SiteInput): Promise<SiteChange> {
  const { composition, registry, signer } = input;
  const files = await wantedFiles(places, input);
  // First: nothing is served that is not in the log.
  const live = Object.values(registry.channels);
  const entries = await logCompositions(places, live, () => readLocks(places));
  await publishLog(places, entries, signer);
  const pages = files.size - 1;
  await keepLocks(places, input.locks, signer);
  await signer.finish();
  let written = await writeChanged(places, files, input.onStep);
  if (composition) {
    written += await writeFavicon(places, composition);
    written += await writeWorker(places, composition, files.has(OFFLINE_PAGE));
  }
  const removed = pages > 0 ? await removeOthers(places, new Set(files.keys())) : 0;
  return { pages, written, removed };
}

// Writes in progress end before a failure is thrown: nothing may be written after that.
async function writeChanged(
  places: Places,
  files: Map<string, string>,
  onStep: SiteInput['onStep'],
): Promise<number> {
  const left = [...files];
  const write = async ([file, content]: [string, string]): Promise<number> => {
    const target = path.join(places.site, file);
    if (await isCurrent(target, content)) return 0;
    onStep?.(`page ${file}`);
    await writeWithForms(target, content);
    return 1;
  };
  let written = 0;
  while (left.length > 0) {
    const outcomes = await Promise.allSettled(left.splice(0, AT_ONCE).map(write));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
      written += outcome.value;
    }
  }
  return written;
}

/** Every page of the site and `registry.json` in their target state: relative file → content. */
export async function wantedFiles(
  places: Places,
  { composition, dev, ownPages, registry, signer }: SiteInput,
): Promise<Map<string, string>> {
  const shell = composition && (await shellFilesOf(places, composition, dev));
  const files = shell ? sitePages(composition, shell, signer, { dev }) : new Map<string, string>();
  const icon = shell?.icon ?? '';
  for (const part of ownPages) files.set(...ownPage(part, { dev, icon }));
  return files.set('registry.json', `${JSON.stringify(registry)}\n`);
}

// What is being developed is never a device's own.
async function shellFilesOf(places: Places, composition: Composition, dev: boolean) {
  const shell = await readShellFiles(places, composition);
  return { ...shell, hasWorker: shell.hasWorker && !dev };
}

// Browsers and crawlers request this name, whatever a page says.
async function writeFavicon(places: Places, { shell }: Composition): Promise<number> {
  const own = path.join(places.site, releaseFolder('shell', shell.version), 'favicon.ico');
  const icon = await readFile(own).catch(() => undefined);
  const target = path.join(places.site, 'favicon.ico');
  const existing = await readFile(target).catch(() => undefined);
  if (icon === undefined || existing?.equals(icon)) return 0;
  await writeAtomically(target, icon);
  return 1;
}

async function isCurrent(file: string, content: string): Promise<boolean> {
  return readFile(file, 'utf8').then(
    (existing) => existing === content,
    () => false,
  );
}

async function removeOthers(places: Places, keep: Set<string>): Promise<number> {
  const entries = await readdir(places.site, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => !keep.has(`${name}/index.html`));
  const removed = await Promise.all(
    folders.map((name) => removePage(path.join(places.site, name))),
  );
  return removed.filter(Boolean).length;
}

const PAGE_MARKS = [`id="${compositionElementId}"`, OWN_PAGE_MARK];

// Removes only pages that this registry wrote.
async function removePage(folder: string): Promise<boolean> {
  const page = path.join(folder, 'index.html');
  const content = await readFile(page, 'utf8').catch(() => '');
  if (!PAGE_MARKS.some((mark) => content.includes(mark))) return false;
  for (const suffix of ['', '.br', '.gz']) await rm(page + suffix, { force: true });
  await rmdir(folder).catch(() => undefined);
  return true;
}
