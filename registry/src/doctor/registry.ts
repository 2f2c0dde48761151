import { readPointer, STABLE } from '../channels/pointer';
import type { Places } from '../core/places';
import { auditLog } from '../operations/log';
import { status, storedVersions } from '../operations/status';
import { verifyLog } from '../operations/verify-log';
import { verifyRelease } from '../parts/verify-release';
import { privateKeyOf, readPrivateKey, readRing } from '../signing/key-ring';
import type { Check, Finding } from './finding';

export const historyIsWhole: Check = async (places) => {
  const { problems } = await auditLog(places);
  return problems.map((problem) => ({
    what: `In the log ${problem}.`,
    soWhat: 'Who moved what can no longer be relied on, and a rollback may go to a wrong version.',
    next: 'Compare history.jsonl with its last backup, find out who changed it, and put it back.',
  }));
};

/** Remembers the log's head on this machine, as `nukkad log verify` does. */
export const logIsWhole: Check = async (places) => {
  const { serial } = await readPointer(places, STABLE);
  if (serial === 0 || (await areKeysLost(places))) return [];
  const { problems } = await verifyLog(places);
  return problems.map((problem) => ({
    what: `Of the log of compositions: ${problem}.`,
    soWhat: 'Whoever follows the log sees the same and has no reason to trust this site.',
    next: 'Run `nukkad pages` if only pages are behind; else put compositions.jsonl back from its backup.',
  }));
};

export const releasesAreWhole: Check = async (places) => {
  const stored = await storedVersions(places);
  const findings: Finding[] = [];
  for (const [part, versions] of stored) {
    for (const { version, channels } of versions) {
      const problem = await problemOf(verifyRelease(places, part, version));
      if (problem !== undefined) findings.push(damaged(problem, channels));
    }
  }
  return findings;
};

export const runningIsThere: Check = async (places) => {
  const stored = await storedVersions(places);
  const isThere = (part: string, version: string) =>
    stored.get(part)?.some((one) => one.version === version);
  const running = (await status(places)).flatMap(({ channel, parts }) =>
    Object.entries(parts).map(([part, version]) => ({ channel, part, version })),
  );
  return running
    .filter(({ part, version }) => !isThere(part, version))
    .map(({ channel, part, version }) => ({
      what: `${channel} runs ${part} ${version}, whose files are gone.`,
      soWhat: `Who asks for ${part} is shown its version before, or an apology.`,
      next: `Release ${part} again, or roll it back: nukkad rollback ${part}.`,
    }));
};

export const keysAreThere: Check = async (places) => {
  if (await areKeysLost(places)) {
    return [
      {
        what: 'Something is released, and there is no key that signs.',
        soWhat: 'The next release makes new keys; pages that are open then refuse what it signs.',
        next: 'Put the folder `keys` back from its backup, or run `nukkad pages` to sign with new ones.',
      },
    ];
  }
  const problem = await problemOf(openKey(places));
  if (problem === undefined) return [];
  return [
    {
      what: problem,
      soWhat: 'Nothing can be signed, so nothing can be released or rolled back.',
      next: 'Where the key is lost for good, remove ring.json: `nukkad pages` then signs with new ones.',
    },
  ];
};

/** True when the keys that signed the pages are missing; checking pages would create new ones. */
export async function areKeysLost(places: Places): Promise<boolean> {
  if (process.env.NUKKAD_SIGNING_KEY || (await readRing(places))) return false;
  return (await readPointer(places, STABLE)).serial > 0;
}

async function openKey(places: Places): Promise<void> {
  const named = process.env.NUKKAD_SIGNING_KEY;
  const current = (await readRing(places))?.keys.find(({ state }) => state === 'current');
  if (named) await readPrivateKey(named);
  else if (current) await privateKeyOf(places, current);
}

function damaged(what: string, channels: string[]): Finding {
  const runs = channels.length > 0;
  return {
    what,
    soWhat: runs
      ? `${channels.join(', ')} runs it: browsers refuse the changed files, and pages fall back.`
      : 'Nobody runs it now; a rollback to it would fail.',
    next: 'Do as it says, or roll back first when visitors are waiting. Then find out who wrote there.',
  };
}

async function problemOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.message,
  );
}
