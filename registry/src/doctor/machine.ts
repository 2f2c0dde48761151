import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies } from 'semver';
import { readLog, settledMoves } from '../channels/history';
import { readPointer, STABLE } from '../channels/pointer';
import { abandonedFolders, clearAbandoned } from '../files/incoming';
import { deadHolder, withLock } from '../sync/lock';
import type { Check, Finding } from './finding';

/** As in package.json. */
const NODE = '>=20.19.0';

/** Tolerated deviation of the clock. */
const CLOCK_MS = 5 * 60_000;

export const nodeIsRecent: Check = async (_, { nodeVersion }) =>
  satisfies(nodeVersion, NODE)
    ? []
    : [
        {
          what: `This is Node ${nodeVersion}.`,
          soWhat: `The registry is tested with ${NODE}; what an older one does is not known.`,
          next: 'Install a newer Node and run the command again.',
        },
      ];

export const foldersAreWritable: Check = async ({ site, state }) => {
  const tried = await Promise.all([site, state].map(writeProblem));
  return tried.filter((finding) => finding !== undefined);
};

export const lockIsAlive: Check = async (places) => {
  const holder = await deadHolder(places);
  if (holder === undefined) return [];
  return [
    {
      what: `${holder} holds the lock and no longer runs.`,
      soWhat: 'Whatever it was doing is unfinished; the next release takes the lock over.',
      next: 'Look at `nukkad log` for what it did, and do it again.',
      fix: () => withLock(places, async () => undefined),
    },
  ];
};

export const nothingIsAbandoned: Check = async (places) => {
  const folders = await abandonedFolders(places);
  if (folders.length === 0) return [];
  return [
    {
      what: `${folders.length} releases were interrupted while their files came.`,
      soWhat: 'Nobody sees these files; they take up room.',
      next: `Remove ${folders.join(', ')}.`,
      fix: () => clearAbandoned(places),
    },
  ];
};

export const clockIsRight: Check = async (places, { now }) => {
  const { serial } = await readPointer(places, STABLE);
  const last = settledMoves(await readLog(places), STABLE, serial).at(-1);
  if (!last || Date.parse(last.at) - now < CLOCK_MS) return [];
  return [
    {
      what: `The last move was at ${last.at}, which this machine’s clock says is yet to come.`,
      soWhat: 'Old versions would be removed, and previews end, at the wrong time.',
      next: 'Set the clock, e.g. by NTP, here and on every machine that releases.',
    },
  ];
};

export const mailIsSet: Check = async (_, { settings }) => {
  const { NODE_ENV, DATABASE_URL, SMTP_URL } = settings;
  // A machine that only releases has no database, and sends nothing.
  if (NODE_ENV !== 'production' || !DATABASE_URL || SMTP_URL) return [];
  return [
    {
      what: 'SMTP_URL is not set, so the API sends no e-mail.',
      soWhat: 'Nobody gets the code that an account needs; nobody can sign up, operators included.',
      next: 'Set SMTP_URL for the API and start it anew: e-mails that wait are sent then.',
    },
  ];
};

async function writeProblem(folder: string): Promise<Finding | undefined> {
  const trial = path.join(folder, `.${randomUUID()}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
    return undefined;
  } catch (error) {
    return {
      what: `${folder} cannot be written: ${(error as Error).message}.`,
      soWhat: 'Nothing can be released, and nothing rolled back.',
      next: 'Give the user of this command the right to write there, or name another with --data.',
    };
  }
}
