import { isSigned, type PublicKeys } from '../signing/signer';
import { headOf, type SignedTreeHead } from './composition-log';
import type { ServedLog } from './read-log';

/** A head that another follower of the same log saw, with its signature as evidence. */
export interface Witness {
  /** Whose it is, for display: a file's name. */
  name: string;
  signed: SignedTreeHead;
}

/**
 * Problems of a log beside what others saw of it. Whoever serves two logs, each consistent in
 * itself, is found by comparing heads and by nothing else.
 */
export function witnessProblems(
  { entries }: Pick<ServedLog, 'entries'>,
  keys: PublicKeys,
  witnesses: readonly Witness[],
): string[] {
  return witnesses.flatMap((witness) => problemOf(entries, keys, witness) ?? []);
}

function problemOf(
  entries: ServedLog['entries'],
  keys: PublicKeys,
  { name, signed: { head, signature } }: Witness,
): string | undefined {
  if (!isSigned('log', head, signature, keys)) {
    return `${name} proves nothing: its head is not signed by a key of this log`;
  }
  if (head.size > entries.length) {
    return `${name} saw ${head.size} entries, and only ${entries.length} are served here`;
  }
  const { root, current } = headOf(entries.slice(0, head.size));
  if (root === head.root && (head.current ?? current) === current) return undefined;
  return `${name} was shown another log: both heads of ${head.size} entries are rightly signed`;
}
