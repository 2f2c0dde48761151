import { isRegistryError } from '../core/failure';
import { assetsOrigin, mirrorOrigins, type Places } from '../core/places';
import type { Answered, Check, Finding, Surroundings } from './finding';
import {
  clockIsRight,
  foldersAreWritable,
  lockIsAlive,
  mailIsSet,
  nodeIsRecent,
  nothingIsAbandoned,
} from './machine';
import {
  historyIsWhole,
  keysAreThere,
  logIsWhole,
  releasesAreWhole,
  runningIsThere,
} from './registry';
import { assetsAnswer, mirrorsAnswer, pagesAreCurrent } from './site';

const PATIENCE_MS = 5_000;

// In order of dependency: pages cannot be judged before their lock and keys.
const CHECKS: readonly [name: string, check: Check][] = [
  ['Node', nodeIsRecent],
  ['folders', foldersAreWritable],
  ['lock', lockIsAlive],
  ['unfinished releases', nothingIsAbandoned],
  ['clock', clockIsRight],
  ['mail', mailIsSet],
  ['log', historyIsWhole],
  ['releases', releasesAreWhole],
  ['what runs', runningIsThere],
  ['keys', keysAreThere],
  ['pages', pagesAreCurrent],
  ['log of compositions', logIsWhole],
  ['assets', assetsAnswer],
  ['mirrors', mirrorsAnswer],
];

/** The result of one check. */
export interface Examined {
  check: string;
  findings: (Omit<Finding, 'fix'> & { outcome: 'open' | 'fixable' | 'fixed' })[];
}

/**
 * Checks a registry from the machine to its mirrors.
 *
 * @param options `fix` repairs what can be repaired safely
 */
export async function examine(
  places: Places,
  options: { fix?: boolean; around?: Partial<Surroundings>; onCheck?: (name: string) => void } = {},
): Promise<Examined[]> {
  const around: Surroundings = {
    nodeVersion: process.versions.node,
    now: Date.now(),
    settings: process.env,
    mirrors: mirrorOrigins(),
    assets: assetsOrigin(),
    ask,
    ...options.around,
  };
  const examined: Examined[] = [];
  for (const [name, check] of CHECKS) {
    options.onCheck?.(name);
    const findings = await check(places, around).catch(unforeseen);
    const told: Examined['findings'] = [];
    for (const { fix, ...finding } of findings) {
      if (fix && options.fix) await fix();
      told.push({ ...finding, outcome: fix ? (options.fix ? 'fixed' : 'fixable') : 'open' });
    }
    examined.push({ check: name, findings: told });
  }
  return examined;
}

// A check that throws is a finding itself; the others still run.
function unforeseen(error: unknown): Finding[] {
  if (!isRegistryError(error)) throw error;
  return [
    {
      what: error.message,
      soWhat: 'More may be wrong here than could be looked at.',
      next: 'Put this right and run `nukkad doctor` again.',
    },
  ];
}

async function ask(address: string): Promise<Answered | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer) return undefined;
  const { status, headers } = answer;
  return { status, date: headers.get('date'), allowed: headers.get('access-control-allow-origin') };
}
