import type { PartFacts, PartManifest, SdkTypes } from '@nukkad/platform/contract';
import type { ReleaseFile } from '../../files/release-files';

/** A part as the gate knows it: a build that wants to go live, or one that is live. */
export interface Part {
  version: string;
  manifest: PartManifest;
  /** Undefined for builds that were made before there were facts, and for those of development. */
  facts?: PartFacts;
  types?: SdkTypes;
}

/** A build that wants to go live. */
export interface Candidate extends Part {
  files: ReleaseFile[];
}

/** What the rules judge: one build, and what it would live beside. */
export interface Subject {
  candidate: Candidate;
  /** Every other part of the channel. */
  beside: Part[];
}

/** A remote and the shell it would be drawn in; one of the two is the candidate. */
export interface Pair {
  remote: Part;
  shell: Part;
}

/** True for a remote: it lives in a page that the shell, or whatever stands alone, is host of. */
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

/** What the candidate would meet: a remote the shell, a shell every remote, a page nobody. */
export function pairsOf(subject: Subject): Pair[] {
  const shell = shellOf(subject);
  if (!shell) return [];
  const remotes = subject.candidate === shell ? subject.beside : [subject.candidate];
  return remotes.filter(isGuest).map((remote) => ({ remote, shell }));
}
