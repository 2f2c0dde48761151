import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { type Pair, pairsOf } from '../subject/subject';
import type { Rule } from './rule';
import { incompatible } from './sdk-compatible';

/** Every SDK name in use, and every call of the API, exists in the live shell. */
export const sdkNamesRule: Rule = {
  name: 'sdk-names',
  about: 'every export and call of the SDK it uses exists in the shell',
  judge: (subject) => judgePairs(pairsOf(subject), missingNames),
};

/** Those names have the types that the code was compiled against, or compatible ones. */
export const sdkTypesRule: Rule = {
  name: 'sdk-types',
  about: 'what it uses of the SDK still has the types it was built with',
  judge: (subject) => judgePairs(pairsOf(subject), changedTypes),
};

function judgePairs(pairs: Pair[], objections: (pair: Pair) => Objection[]) {
  const silent = pairs.find(
    ({ remote, shell }) => !remote.facts?.sdk || !remote.types || !shell.types,
  );
  if (silent) {
    const who = silent.shell.types ? silent.remote : silent.shell;
    return notRun(
      `${who.manifest.part} ${who.version} was built without facts: build and release it once more`,
    );
  }
  return outcomeOf(pairs.flatMap(objections));
}

/** Names that the remote uses and the shell lacks. */
export function missingNames({ remote, shell }: Pair): Objection[] {
  const { exports, calls } = remote.facts!.sdk!;
  const { part } = remote.manifest;
  const lacks = (known: string[]) => (name: string) => name !== '*' && !known.includes(name);
  return [
    ...exports.filter(lacks(shell.types!.exports)).map((name) => ({
      cause: `${part} uses "${name}" of @nukkad/platform, which the shell's platform ${shell.types!.version} does not export, so its screens fail where they use it`,
      fix: `Do without "${name}", or release a shell whose platform has it first`,
    })),
    ...calls.filter(lacks(shell.types!.calls)).map((name) => ({
      cause: `${part} calls "${name}" of the API, which the shell's client does not know, so its screens fail where they need it`,
      fix: `Do without that call, or release a shell whose platform has it first`,
    })),
  ];
}

/** Names that both have, with types that do not fit. */
export function changedTypes({ remote, shell }: Pair): Objection[] {
  const changes = incompatible(remote.types!, shell.types!, remote.facts!.sdk!);
  return changes.map(({ name, because }) => ({
    cause: `${remote.manifest.part} was built for another ${name} than the shell provides: ${because}`,
    fix: `Build ${remote.manifest.part} with the shell's platform ${shell.types!.version} and mend what the compiler says, or keep the old shape of ${name} in the SDK`,
  }));
}
