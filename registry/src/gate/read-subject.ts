import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SdkTypes } from '@nukkad/platform/contract';
import { effectivePointer, partsOf } from '../canary/channel-state';
import { STABLE } from '../channels/pointer';
import { hasCode, RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { contentVersion, type ReleaseFile } from '../files/release-files';
import { readBuild } from '../parts/publish';
import { readServedApi } from '../served-api/served-api';
import { readEarlierParts } from './subject/earlier-parts';
import { readLive } from './subject/read-live';
import type { Candidate, Part, Subject } from './subject/subject';

/** Options of `readSubjects`. */
export interface SubjectOptions {
  /** Default `stable`. */
  channel?: string;
  /** No page with the versions before can be open, e.g. on a developer's machine. */
  withoutEarlier?: boolean;
  /** The API changes with the parts, e.g. on a developer's machine. */
  withoutApi?: boolean;
  /** Folder of an API's build to judge calls by. Default: what the API that runs has said. */
  apiBuild?: string;
}

/**
 * Reads builds that are released together, and the parts of a channel that they would run with.
 * Each has the others beside it in place of their live versions. Of the versions before, those that
 * this release itself replaces are not among `earlier`: a page keeps the composition it has, so
 * parts that change in one step change for it together.
 *
 * @param dists folders of builds
 * @throws RegistryError `missing` without a build, `invalid` when its manifest is wrong
 */
export async function readSubjects(
  places: Places,
  dists: string[],
  options: SubjectOptions = {},
): Promise<Subject[]> {
  const { channel = STABLE, withoutEarlier = false } = options;
  const candidates = await Promise.all(dists.map(readCandidate));
  const live = await readLiveParts(places, channel);
  const earlier = withoutEarlier ? [] : await readEarlierParts(places, channel, Date.now());
  const api = await contractFor(places, options);
  const named = new Set(candidates.map(({ manifest }) => manifest.part));
  const isLive = (one: Candidate) => live.some((other) => isSame(one, other));
  const changed = candidates.filter((one) => !isLive(one)).map(({ manifest }) => manifest.part);
  const others = live.filter(({ manifest }) => !named.has(manifest.part));
  return candidates.map((candidate) => ({
    candidate,
    beside: [...candidates.filter((one) => one !== candidate), ...others],
    live: live.find(({ manifest }) => manifest.part === candidate.manifest.part),
    earlier,
    together: new Set(changed),
    api,
  }));
}

async function contractFor(places: Places, { withoutApi, apiBuild }: SubjectOptions) {
  if (withoutApi) return undefined;
  if (apiBuild !== undefined) return readContract(apiBuild);
  return (await readServedApi(places))?.contract;
}

/** The file of an API's build with its contract, in the form of a part's `sdk-types.json`. */
export const CONTRACT_FILE = 'contract.json';

/**
 * Reads the contract of an API's build.
 *
 * @throws RegistryError `missing` when the build has none
 */
export async function readContract(dist: string): Promise<SdkTypes> {
  try {
    return JSON.parse(await readFile(path.join(dist, CONTRACT_FILE), 'utf8'));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new RegistryError('missing', `${dist} has no ${CONTRACT_FILE}: build the API first.`);
  }
}

function isSame(one: Part, other: Part): boolean {
  return one.manifest.part === other.manifest.part && one.version === other.version;
}

/** `readSubjects` of one build. */
export async function readSubject(
  places: Places,
  dist: string,
  options?: SubjectOptions,
): Promise<Subject> {
  const [subject] = await readSubjects(places, [dist], options);
  return subject!;
}

/** Reads every part of a channel, with the facts of its build. */
export async function readLiveParts(places: Places, channel: string): Promise<Part[]> {
  const released = await partsOf(places, await effectivePointer(places, channel));
  return Promise.all(released.map((one) => readLive(places, one)));
}

/** Reads a build as it would be released. */
export async function readCandidate(dist: string): Promise<Candidate> {
  const { files, manifest } = await readBuild(dist);
  const told = (name: string) => parsed(files.find(({ path: file }) => file === name));
  return {
    version: contentVersion(files),
    manifest,
    files,
    facts: told('facts.json') as Part['facts'],
    types: told('sdk-types.json') as Part['types'],
  };
}

function parsed(file: ReleaseFile | undefined): unknown {
  return file && JSON.parse(file.content.toString('utf8'));
}
