import { type Share, shareOf } from '../sharing/share-scope';
import { type OrderDependence, type Trial, tryOrders } from '../sharing/try-orders';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { isGuest, type Part, type Subject, shellOf, wholeSite } from '../subject/subject';
import type { Rule } from './rule';

const SEED = 1;

/** Nobody knows which remote a visitor opens first, so the order must not matter. */
export const shareOrderRule: Rule = {
  name: 'share-order',
  about: 'every part gets the same shared packages, whichever remote opens first',
  judge(subject) {
    const parts = wholeSite(subject).filter((part) => isGuest(part) || part === shellOf(subject));
    const silent = parts.find(({ facts }) => !facts);
    if (silent) {
      return notRun(`${silent.manifest.part} ${silent.version} says nothing of what it shares`);
    }
    const seed = subject.seed ?? SEED;
    const trials = packagesIn(subject, parts).map((name) => ({
      name,
      ...tryOrders(sharesOf(parts, name, false)[0], sharesOf(parts, name, true), seed),
    }));
    const sampled = trials.filter((one) => one.seed !== undefined).map(({ name }) => name);
    return outcomeOf(
      trials.flatMap(({ name, found, ...trial }) =>
        found.map((one) => objection(name, one, trial)),
      ),
      sampled.length > 0 ? `${sampled.join(', ')}: a sample of orders, --seed ${seed}` : undefined,
    );
  },
};

// A remote changes the outcome of what it shares; a shell can change that of everything.
function packagesIn({ candidate }: Subject, parts: Part[]): string[] {
  const changed = isGuest(candidate) ? [candidate] : parts;
  return [...new Set(changed.flatMap(({ facts }) => Object.keys(facts!.shared)))];
}

function sharesOf(parts: Part[], name: string, ofGuests: boolean): Share[] {
  return parts
    .filter((part) => isGuest(part) === ofGuests)
    .flatMap(({ manifest, facts }) => {
      const use = facts!.shared[name];
      return use ? [shareOf(manifest.part, use)] : [];
    });
}

function objection(
  name: string,
  { part, first, second }: OrderDependence,
  { seed }: { seed?: number },
): Objection {
  const replay = seed === undefined ? '' : ` (found in a sample: --seed ${seed})`;
  return {
    cause: `What ${part} gets of ${name} depends on which remote opens first: ${told(first)}, but ${told(second)}${replay}, so what works in a test can fail for a visitor`,
    fix: `Let all parts that share ${name} name one range and build with one version of it, or bundle ${name} instead of sharing it, or have the shell provide it`,
  };
}

function told({ order, pace, received }: Trial): string {
  const when = pace === 'together' ? ' when all arrive at once and ask in this order' : '';
  return `${order.join(', ')}${when}: ${got(received)}`;
}

function got({ state, version }: Trial['received']): string {
  if (state === 'version') return `version ${version}`;
  if (state === 'outside') return `version ${version}, which it does not accept`;
  return version
    ? `an error, because ${version} is there first`
    : 'an error, because nobody has it';
}
