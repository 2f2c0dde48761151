import { compositionElementId, type RegistryDocument } from '@nukkad/platform/contract';
import { STABLE } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { type Listed, type Store, type Stored, tagOf } from '../core/store';
import { OWN_PAGE_MARK } from '../pages/own-page';
import {
  changedFiles,
  isChanging,
  isPackedForm,
  REGISTRY,
  servedWith,
  stagesOf,
} from '../site/export-plan';
import { diskStore } from '../store/disk-store';
import { withLock } from '../sync/lock';
import { logFiles, NO_TIMESTAMP } from '../transparency/composition-log';
import { isLasting } from './timestamp';

/** Result of an export. */
export interface Exported {
  /** Name of the target. */
  store: string;
  /** Serial of `stable` in the target. */
  serial: number;
  copied: number;
  removed: number;
  /** Files that the target held otherwise under the same name: what caches in front may keep. */
  changed: string[];
}

/** What an export is about to do. */
export interface ExportPlan {
  serial: number;
  /** Every file that the target will have. */
  files: readonly string[];
  /** As in the result. */
  changed: readonly string[];
}

/** How a site is exported. */
export interface ExportOptions {
  /** Called at the start of each phase. */
  onPhase?: (phase: string) => void;
  /** Called before the first file is copied; nothing is, if it throws. */
  onPlan?: (plan: ExportPlan) => Promise<void>;
  /** Leaves out packed forms and deltas, for servers that compress by themselves. */
  isPlain?: boolean;
}

/** The site at one moment. */
interface Snapshot {
  serial: number;
  files: Map<string, Listed>;
  /** Contents of mutable files, which may be replaced during the copy. */
  changing: Map<string, Buffer>;
}

const AT_ONCE = 8;

/** Folders in which the registry owns everything, so that exports also remove files. */
const OWN = /^(shell|remotes|locks|previews)\//;

/**
 * Copies the site to a folder or a bucket, so that it can be served without a registry: released
 * files first, then pages, `registry.json` last. Existing files are not sent again, and obsolete
 * ones are removed. Consistent after an interruption at any point.
 *
 * @throws RegistryError `missing` before the first release, `conflict` when the target has a later
 *   site or another export runs at the same time, `unreachable`
 */
export async function exportSite(
  places: Places,
  target: Store,
  { onPhase, onPlan, isPlain = false }: ExportOptions = {},
): Promise<Exported> {
  const site = diskStore(places.site);
  const here = await withLock(places, () => snapshotOf(site, isPlain));
  const before = await target.read(REGISTRY);
  if (before) refuseOlder(target.name, here.serial, serialOf(before.content));
  const there = await target.list('');
  const gone = await ownAmong(target, there, here.files);
  const changed = changedFiles(here.files, there).filter(
    (key) => here.files.has(key) || gone.includes(key),
  );
  await onPlan?.({ serial: here.serial, files: [...here.files.keys()], changed });
  const put = async (key: string) => {
    const content = here.changing.get(key) ?? (await site.read(key))?.content;
    if (content) await target.put(key, content, { headers: servedWith(key) });
  };
  let copied = 0;
  for (const { name, keys } of stagesOf(here.files, there)) {
    if (keys.length > 0) onPhase?.(`Copying ${name}: ${keys.length} files`);
    await inTurns(keys, put);
    copied += keys.length;
  }
  copied += await notifyRegistry(target, here.changing.get(REGISTRY)!, before);
  await inTurns(gone, (key) => target.remove(key));
  return {
    ...{ store: target.name, serial: here.serial, copied, removed: gone.length },
    changed,
  };
}

async function snapshotOf(site: Store, isPlain: boolean): Promise<Snapshot> {
  const all = await site.list('');
  const files = isPlain ? new Map([...all].filter(([key]) => !isPackedForm(key))) : all;
  const keys = [...files.keys()].filter(isChanging);
  const read = await Promise.all(keys.map(async (key) => [key, await site.read(key)] as const));
  const changing = new Map(read.flatMap(([key, file]) => (file ? [[key, file.content]] : [])));
  leaveRenewedTimestamp(files, changing);
  const registry = changing.get(REGISTRY);
  if (registry) return { serial: serialOf(registry), files, changing };
  throw new RegistryError('missing', 'Nothing is released yet: nukkad release --all');
}

/** Nobody renews it in a copy, where an hour later it would tell devices that the copy is late. */
function leaveRenewedTimestamp(files: Map<string, Listed>, changing: Map<string, Buffer>): void {
  const key = logFiles.timestamp;
  const timestamp = changing.get(key);
  const none = Buffer.from(NO_TIMESTAMP);
  if (!timestamp || timestamp.equals(none) || isLasting(timestamp)) return;
  changing.set(key, none);
  files.set(key, { size: none.length, tag: tagOf(none) });
  for (const suffix of ['.br', '.gz']) files.delete(key + suffix);
}

function serialOf(registry: Buffer): number {
  const { channels } = JSON.parse(registry.toString('utf8')) as RegistryDocument;
  return channels[STABLE]?.serial ?? 0;
}

function refuseOlder(name: string, here: number, there: number): void {
  if (here >= there) return;
  throw new RegistryError(
    'conflict',
    `${name} is at serial ${there}, this registry at ${here}: nothing was copied. Export from the registry that is ahead.`,
  );
}

async function notifyRegistry(
  target: Store,
  content: Buffer,
  before: Stored | undefined,
): Promise<number> {
  if (before?.content.equals(content)) return 0;
  const over = before ? { tag: before.tag } : 'absent';
  await target.put(REGISTRY, content, { headers: servedWith(REGISTRY), over });
  return 1;
}

/**
 * Files of ours in the target that are no longer of the site. Pages come first: none may remain whose
 * files are removed.
 */
async function ownAmong(
  target: Store,
  there: ReadonlyMap<string, Listed>,
  here: ReadonlyMap<string, Listed>,
): Promise<string[]> {
  const gone = [...there.keys()].filter((key) => !here.has(key));
  const pages = gone.filter((key) => !OWN.test(key));
  // The packed forms of a file that is exported without them now.
  const stale = pages.filter((key) => isPackedForm(key) && here.has(key.replace(/\.\w+$/, '')));
  for (const page of pages.filter((key) => key.endsWith('/index.html'))) {
    const content = (await target.read(page))?.content.toString('utf8') ?? '';
    const isOurs = [`id="${compositionElementId}"`, OWN_PAGE_MARK].some((m) => content.includes(m));
    if (isOurs) stale.push(...pages.filter((key) => key.startsWith(page)));
  }
  return [...stale, ...gone.filter((key) => OWN.test(key))];
}

async function inTurns(keys: string[], work: (key: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await Promise.all(keys.slice(at, at + AT_ONCE).map(work));
  }
}
