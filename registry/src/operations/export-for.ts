import path from 'node:path';
import { RegistryError } from '../core/failure';
import { type Places, publicOrigin } from '../core/places';
import type { Store } from '../core/store';
import { type Provider, purgePaths, type SiteFacts } from '../site/providers';
import { diskStore } from '../store/disk-store';
import { type Exported, type ExportPlan, exportSite } from './export-site';

/** Where a site is exported to, for a provider. */
export interface ExportTarget {
  provider: Provider;
  /** Name of the provider, as `--for` takes it. */
  name: string;
  /** Origin of the API. */
  api: string;
  /** The exported site. */
  site: Store;
  /** Where the provider finds it. */
  place: SiteFacts['target'];
  /** Folder of the configuration, absolute. */
  config: string;
  onPhase?: (phase: string) => void;
}

/** Result of an export for a provider. */
export interface ExportedFor extends Exported {
  provider: string;
  /** Folder of the configuration. */
  config: string;
  /** Its files, relative to it. */
  written: string[];
  /** Paths that caches in front may keep, with `*` for everything below one. */
  purge: string[];
  /** Commands that put the export live, in the folder of the configuration. */
  next: string[];
}

/** What was written here last, in the folder of the configuration. */
interface ExportRecord {
  provider: string;
  serial: number;
  /** False from the start of an export to its end. */
  isFinished: boolean;
  /** The files of the configuration. */
  files: string[];
  /** What the export changes under the same name, with what an unfinished one before it did. */
  changed: string[];
}

const RECORD = 'nukkad-export.json';

/** A machine's own file once it is there: later exports neither write nor remove it. */
const KEPT = 'nukkad-proxies.conf';

/**
 * Copies the site as `exportSite` does and writes the provider's configuration from the same rules
 * our servers follow. What changed is noted before the first file is copied: a later run purges what
 * an interrupted one had replaced. Files of earlier configurations that are not made any more are
 * removed.
 *
 * @throws RegistryError as `exportSite`; `invalid` when the site does not fit a limit of the
 *   provider, before anything is copied
 */
export async function exportFor(places: Places, target: ExportTarget): Promise<ExportedFor> {
  const { provider, name, site, onPhase } = target;
  const folder = diskStore(target.config);
  const before = await recordIn(folder);
  let facts: SiteFacts | undefined;
  let files: Record<string, string> = {};
  const done = await exportSite(places, site, {
    ...(onPhase && { onPhase }),
    isPlain: provider.packsItself,
    async onPlan(plan) {
      facts = factsOf(target, plan, before?.isFinished === false ? before.changed : []);
      files = provider.files(facts);
      await putRecord(folder, {
        ...{ provider: name, serial: plan.serial, isFinished: false, changed: [...facts.changed] },
        files: [...new Set([...(before?.files ?? []), ...Object.keys(files)])],
      });
    },
  });
  onPhase?.(`Writing the configuration of ${name}`);
  const written = await writeConfiguration(folder, files, before?.files ?? []);
  const changed = [...facts!.changed];
  await putRecord(folder, {
    ...{ provider: name, serial: done.serial, isFinished: true },
    ...{ files: written, changed },
  });
  return {
    ...{ ...done, changed, provider: name, config: target.config, written },
    ...{ purge: purgePaths(changed), next: provider.next(facts!) },
  };
}

function factsOf(
  { api, place, config }: ExportTarget,
  { serial, files, changed }: ExportPlan,
  unfinished: readonly string[],
): SiteFacts {
  const named = (form: RegExp) => files.flatMap((file) => form.exec(file)?.[1] ?? []).sort();
  return {
    ...{ api, serial, config, target: place, origin: publicOrigin() },
    pages: named(/^([^/]+)\/index\.html$/),
    locks: named(/^locks\/([0-9a-f]{16})\/index\.html$/),
    changed: [...new Set([...changed, ...unfinished])].sort(),
  };
}

async function writeConfiguration(
  folder: Store,
  files: Record<string, string>,
  earlier: readonly string[],
): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) {
    if (file === KEPT && (await folder.read(file))) continue;
    await folder.put(file, Buffer.from(content));
  }
  const written = Object.keys(files).sort();
  const gone = earlier.filter((file) => !written.includes(file) && file !== KEPT && isWithin(file));
  for (const file of gone) await folder.remove(file);
  return written;
}

// The record is a file that anybody may have edited.
function isWithin(file: string): boolean {
  return !path.isAbsolute(file) && !file.split('/').includes('..');
}

async function recordIn(folder: Store): Promise<ExportRecord | undefined> {
  const stored = await folder.read(RECORD);
  if (!stored) return undefined;
  try {
    return JSON.parse(stored.content.toString('utf8')) as ExportRecord;
  } catch {
    throw new RegistryError(
      'damaged',
      `${RECORD} in ${folder.name} cannot be read. Remove it and export again.`,
    );
  }
}

async function putRecord(folder: Store, record: ExportRecord): Promise<void> {
  await folder.put(RECORD, Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}
