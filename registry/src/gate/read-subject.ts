import { effectivePointer, partsOf } from '../canary/channel-state';
import { STABLE } from '../channels/pointer';
import type { Places } from '../core/places';
import { contentVersion, type ReleaseFile } from '../files/release-files';
import { readBuild } from '../parts/publish';
import { readEarlierParts } from './subject/earlier-parts';
import { readLive } from './subject/read-live';
import type { Candidate, Part, Subject } from './subject/subject';

/**
 * Reads a build, and the parts of a channel that it would run with.
 *
 * @param dist the build's folder
 * @throws RegistryError `missing` without a build, `invalid` when its manifest is wrong
 */
export async function readSubject(
  places: Places,
  dist: string,
  channel: string = STABLE,
): Promise<Subject> {
  const candidate = await readCandidate(dist);
  const live = await readLiveParts(places, channel);
  const isOther = ({ manifest }: Part) => manifest.part !== candidate.manifest.part;
  return {
    candidate,
    beside: live.filter(isOther),
    live: live.find((one) => !isOther(one)),
    earlier: await readEarlierParts(places, channel, Date.now()),
  };
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
