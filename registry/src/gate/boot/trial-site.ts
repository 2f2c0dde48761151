import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { type Places, placesFrom, releaseFolder } from '../../core/places';
import { release } from '../../operations/release';
import { isGuest, type Part, type Subject, shellOf } from '../subject/subject';
import { blankRemote } from './blank-remote';
import { planOf, type Stop, toursOf } from './plan';

/** The site as it would be, in a throwaway folder. */
export interface TrialSite {
  /** Folder that a web server would serve. */
  site: string;
  /** Screens and their URLs: each list is opened by one page. */
  tours: Stop[][];
  remove(): Promise<void>;
}

/** Copies the candidate and the parts it must run with into a throwaway registry. */
export async function trialSite(
  places: Places,
  dist: string,
  subject: Subject,
): Promise<TrialSite | undefined> {
  const shell = shellOf(subject);
  if (!shell) return undefined;
  const root = await mkdtemp(path.join(tmpdir(), 'nukkad-gate-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    const remotes =
      subject.candidate === shell ? subject.beside.filter(isGuest) : [subject.candidate];
    const { routes, stops } = planOf(
      shell.manifest.routes,
      remotes.map(({ manifest }) => manifest),
    );
    const folderOf = (part: Part) => (part === subject.candidate ? dist : released(places, part));
    const builds = await Promise.all(
      [shell, ...remotes].map(async (part) => {
        const folder = path.join(root, 'builds', part.manifest.part);
        await cp(folderOf(part), folder, { recursive: true });
        return folder;
      }),
    );
    await writeManifest(builds[0]!, { ...shell.manifest, routes });
    builds.push(await blankBuild(path.join(root, 'builds'), shell.manifest));
    const trial = { ...placesFrom({ root, data: 'data' }), isTrial: true };
    await release(trial, builds, { effort: 'none' });
    return { site: trial.site, tours: toursOf(stops, subject.candidate === shell), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function released(places: Places, { manifest, version }: Part): string {
  return path.join(places.site, releaseFolder(manifest.part, version));
}

async function blankBuild(builds: string, { schema, contract }: PartManifest): Promise<string> {
  const { part, federation, entry, screen, script } = blankRemote;
  const folder = path.join(builds, part);
  await mkdir(folder);
  await writeFile(path.join(folder, entry), script);
  await writeManifest(folder, {
    ...{ schema, part, federation, packageVersion: '1.0.0', contract, entry },
    ...{ styles: [], preload: [], routes: [], serves: [] },
    screens: { [screen]: { scripts: [], styles: [], reads: [] } },
  });
  return folder;
}

function writeManifest(folder: string, manifest: PartManifest): Promise<void> {
  return writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}
