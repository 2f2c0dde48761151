import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartManifest } from '@nukkad/platform/contract';
import { type Places, placesFrom, releaseFolder } from '../../core/places';
import { release } from '../../operations/release';
import { JOURNEYS_FILE, type Recorded, readJourneys } from '../journeys/recorded';
import type { Replay } from '../journeys/replay';
import { isGuest, type Part, type Subject, shellOf } from '../subject/subject';
import { blankRemote } from './blank-remote';
import { planOf, type Stop, toursOf } from './plan';

/** The site as it would be, in a throwaway folder. */
export interface TrialSite {
  /** Folder that a web server would serve. */
  site: string;
  /** Screens and their URLs: each list is opened by one page. */
  tours: Stop[][];
  /** Recorded journeys of the parts whose screens are opened. */
  replays: Replay[];
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
    const replays = await Promise.all(
      remotes.map((part) => replaysOf(part, folderOf(part), stops)),
    );
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
    const tours = toursOf(stops, subject.candidate === shell);
    return { site: trial.site, tours, replays: replays.flat(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

// Files of live parts were judged before they were released; a later gate may be stricter.
async function replaysOf(part: Part, folder: string, stops: Stop[]): Promise<Replay[]> {
  const text = await readFile(path.join(folder, JOURNEYS_FILE), 'utf8').catch(() => undefined);
  const recorded: Recorded = text === undefined ? { journeys: [] } : readJourneys(text);
  if ('wrong' in recorded) return [];
  const { manifest, version } = part;
  return recorded.journeys.flatMap((journey) => {
    const begin = stops.find((stop) => isOf(stop, manifest.part, journey.screen));
    return begin ? [{ part: manifest.part, version, address: begin.address, journey }] : [];
  });
}

function isOf(stop: Stop, part: string, screen: string): boolean {
  return stop.part === part && stop.screen === screen;
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
