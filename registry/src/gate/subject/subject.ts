import type { PartFacts, PartManifest, SdkTypes } from '@nukkad/platform/contract';
import type { ReleaseFile } from '../../files/release-files';

/** A part as the gate knows it: a candidate build, or a live one. */
export interface Part {
  version: string;
  manifest: PartManifest;
  /** Undefined for builds from before facts existed, and for development builds. */
  facts?: PartFacts;
  types?: SdkTypes;
}

/** A build to be judged. */
export interface Candidate extends Part {
  files: ReleaseFile[];
}

/** A version that was live before, in pages that may still be open. */
export interface EarlierPart extends Part {
  /** ISO time at which the next version replaced it. */
  until: string;
}

/** Input of the rules: one build, and the parts it would run with. */
export interface Subject {
  candidate: Candidate;
  /** Every other part of the channel. */
  beside: Part[];
  /** The live version of the candidate's part; undefined for a new part. */
  live?: Part;
  /** Versions that were replaced lately, the candidate's part included; undefined if nobody looked. */
  earlier?: EarlierPart[];
  /** Parts that change in the same step as the candidate, itself included. */
  together?: ReadonlySet<string>;
  /** Contract of the API that runs; undefined when none has said what it serves. */
  api?: SdkTypes;
  /** Of the sample of orders of arrival, where there are too many to try them all. Default 1. */
  seed?: number;
}

/** A remote and its shell; one of the two is the candidate. */
export interface Pair {
  remote: Part;
  shell: Part;
}

/** True for a remote: it runs in a page whose host is the shell or a standalone page. */
export function isGuest({ manifest }: Part): boolean {
  return manifest.federation !== undefined;
}

/** All parts of the site as it would be. */
export function wholeSite({ candidate, beside }: Subject): Part[] {
  return [...beside, candidate];
}

/** The shell of the site as it would be, if there is one. */
export function shellOf(subject: Subject): Part | undefined {
  return wholeSite(subject).find(({ manifest }) => manifest.part === 'shell');
}

/** The candidate's pairs: a remote with the shell, a shell with every remote, a page none. */
export function pairsOf(subject: Subject): Pair[] {
  const shell = shellOf(subject);
  if (!shell) return [];
  const remotes = subject.candidate === shell ? subject.beside : [subject.candidate];
  return remotes.filter(isGuest).map((remote) => ({ remote, shell }));
}

/**
 * The candidate in pages that were opened before: a remote in each earlier shell, a shell with all
 * earlier remotes at once, a standalone page in none.
 *
 * @returns a description of the earlier versions with each subject
 */
export function withEarlier({ candidate, earlier = [] }: Subject): [string, Subject][] {
  const alone = ({ manifest, version }: Part) => `${manifest.part} ${version}`;
  if (candidate.manifest.part === 'shell') {
    const remotes = new Map<string, Part>();
    for (const one of earlier.filter(isGuest)) {
      const { part } = one.manifest;
      if (!remotes.has(part)) remotes.set(part, one);
    }
    const beside = [...remotes.values()];
    return beside.length > 0 ? [[beside.map(alone).join(', '), { candidate, beside }]] : [];
  }
  if (!isGuest(candidate)) return [];
  const shells = earlier.filter(({ manifest }) => manifest.part === 'shell');
  return shells.map((shell) => [alone(shell), { candidate, beside: [shell] }]);
}
