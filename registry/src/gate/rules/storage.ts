import type { StoredShapes } from '@nukkad/platform/contract';
import { type Objection, outcomeOf } from '../subject/outcome';
import { type Part, type Subject, wholeSite } from '../subject/subject';
import type { Rule } from './rule';

/**
 * Browser storage is shared by every open page of a device, and outlives releases: what one version
 * writes, the versions beside it and those after it have to read.
 */
export const storageRule: Rule = {
  name: 'storage',
  about: 'what it keeps in browsers is read by the versions around it, and what they kept by it',
  judge(subject) {
    const { candidate } = subject;
    const own = candidate.facts?.storage ?? {};
    const wrong = Object.entries(own).flatMap(([key, shapes]) => wrongIn(key, shapes));
    if (wrong.length > 0) return outcomeOf(wrong);
    return outcomeOf(
      around(subject).flatMap((other) =>
        Object.entries(own).flatMap(([key, shapes]) => unread(candidate, other, key, shapes)),
      ),
    );
  },
};

/** Live parts, the version that the candidate replaces, and those of pages that may be open. */
function around({ candidate, beside, live, earlier = [] }: Subject): Part[] {
  const others = wholeSite({ candidate, beside }).filter((one) => one !== candidate);
  return [...others, ...(live ? [live] : []), ...earlier].filter(
    ({ manifest, version }) =>
      manifest.part !== candidate.manifest.part || version !== candidate.version,
  );
}

function unread(candidate: Part, other: Part, key: string, own: StoredShapes): Objection[] {
  const theirs = other.facts?.storage?.[key];
  if (!theirs) return [];
  return [
    ...(theirs.reads.includes(own.writes) ? [] : [tooNew(candidate, other, key, own)]),
    ...(own.reads.includes(theirs.writes) ? [] : [forgotten(candidate, other, key, theirs)]),
  ];
}

function tooNew(candidate: Part, other: Part, key: string, { writes }: StoredShapes): Objection {
  const { part } = candidate.manifest;
  return {
    cause: `${part} keeps "${key}" in browsers in shape ${writes}, which ${named(other)} does not read, so pages that are open beside it, and a rollback, lose what people kept`,
    fix: `Release a version that reads shape ${writes} and still writes the one before; let it write ${writes} a day later`,
  };
}

function forgotten(candidate: Part, other: Part, key: string, theirs: StoredShapes): Objection {
  const { part } = candidate.manifest;
  return {
    cause: `${part} does not read shape ${theirs.writes} of "${key}", in which ${named(other)} keeps it in browsers, so what people kept is lost`,
    fix: `Read shape ${theirs.writes} too, and name it in "reads" of nukkad.storage`,
  };
}

function named({ manifest, version }: Part): string {
  return `${manifest.part} ${version}`;
}

const LONGEST_KEY = 80;

function wrongIn(key: string, said: unknown): Objection[] {
  const { writes, reads } = (said ?? {}) as Partial<StoredShapes>;
  const isRight =
    key.length <= LONGEST_KEY &&
    Array.isArray(reads) &&
    reads.every((shape) => Number.isInteger(shape) && shape > 0) &&
    reads.includes(writes as number);
  if (isRight) return [];
  return [
    {
      cause: `nukkad.storage says of "${key.slice(0, LONGEST_KEY)}" no shape that it writes and reads, so nobody can tell which versions fit`,
      fix: 'Write it as { "writes": 1, "reads": [1] }: the shape it writes is among those it reads',
    },
  ];
}
