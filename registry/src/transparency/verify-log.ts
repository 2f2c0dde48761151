import type { Composition, RegistryDocument, Signature } from '@nukkad/platform/contract';
import { pageRoutes } from '../composition/page-routes';
import { RegistryError } from '../core/failure';
import type { SignedRoles } from '../signing/roles';
import { isSigned, type PublicKeys } from '../signing/signer';
import {
  currentEntries,
  digestOfRoles,
  headOf,
  logFiles,
  type SignedTreeHead,
  type TreeHead,
} from './composition-log';
import { digestOfComposition, type LogEntry } from './entry';
import { asComposition, type PageBlocks, pageBlocks } from './page-block';
import { parsed, readServedLog, type ServedLog } from './read-log';
import type { SiteSource } from './site-source';
import {
  asRolesChain,
  chainOfRolesProblem,
  isCompositionSigned,
  keysOfRoles,
  type TrustedKeys,
} from './trusted-keys';
import { type Witness, witnessProblems } from './witness';

/** What a machine remembers of a log: the last head it found in order, and the keys it believed. */
export interface SeenHead {
  head: TreeHead;
  keys: PublicKeys;
  /** The roles it believed, if the site has a root. */
  roles?: SignedRoles;
  /** ISO time. */
  seen: string;
}

/** Result of verifying a site against its log. */
export interface VerifiedLog {
  /** Undefined when the site serves no log. */
  signed: SignedTreeHead | undefined;
  entries: LogEntry[];
  /** Pages compared with the log. */
  pages: number;
  /** What is wrong, in words without a full stop. */
  problems: string[];
  /** To be remembered; undefined when something is wrong. */
  seen: SeenHead | undefined;
}

/** More pages than any site map has. */
const MOST_PAGES = 2_000;

/** What is known of a log besides what its site shows. */
export interface Known {
  /** What this machine remembers of the site; undefined at the first time. */
  before: SeenHead | undefined;
  /** Keys known otherwise; without both, those of the site's page are believed. */
  own: PublicKeys | undefined;
  witnesses: readonly Witness[];
}

/**
 * Verifies the log that a site serves, and that everything it shows is in it.
 *
 * @throws RegistryError `unreachable`, `missing` for a site that never had a log
 */
export async function verifySite(
  source: SiteSource,
  { before, own, witnesses }: Known,
): Promise<VerifiedLog> {
  const carried = await keysOfPage(source);
  const roles = await readRolesOf(source, before?.roles);
  // Whoever followed before there was a root believes the first one by the keys known then.
  const byRoles = own || before?.roles || !before ? roles.last : undefined;
  const keys: TrustedKeys = byRoles
    ? keysOfRoles(byRoles)
    : { full: own ?? before?.keys ?? carried, limited: {} };
  const log = await readServedLog(source);
  if (!log && !before) throw noLog(source.name);
  if (!log) return unreadable();
  const all = { ...keys.limited, ...keys.full };
  const problems = [
    ...roles.problems,
    ...log.problems,
    ...headProblems(log, all),
    ...historyProblems(log, before),
    ...witnessProblems(log, all, witnesses),
  ];
  if (roles.last && digestOfRoles(roles.last) !== log.signed.head.roles) {
    problems.push('the signed head of the log names other roles than are served');
  }
  const shown = await shownProblems(source, log.entries, keys);
  problems.push(...shown.problems);
  const { head } = log.signed;
  // A key that replaces a known one is believed once a known one has signed the head.
  const seen = {
    ...{ head, keys: own ?? carried, seen: new Date().toISOString() },
    ...(roles.last && { roles: roles.last }),
  };
  return {
    ...{ signed: log.signed, entries: log.entries, pages: shown.pages, problems },
    seen: problems.length === 0 ? seen : undefined,
  };
}

/** Problems of a log's head and of its entries by themselves. */
export function headProblems({ signed, entries }: ServedLog, keys: PublicKeys): string[] {
  const problems: string[] = [];
  const { head, signature } = signed;
  if (!isSigned('log', head, signature, keys)) {
    const by = Object.hasOwn(keys, signature.key) ? 'was changed after key' : 'is signed by key';
    const known = Object.keys(keys).join(', ') || 'none';
    problems.push(`the head of the log ${by} ${keyNamed(signature)}; known here: ${known}`);
  }
  const { root, current } = headOf(entries);
  if (root !== head.root) {
    problems.push(`the ${entries.length} entries served do not make the tree of the signed head`);
  } else if ((head.current ?? current) !== current) {
    problems.push('the signed head names other entries as current than are the newest ones');
  }
  const serials = new Map<string, number>();
  for (const [at, { channel, serial }] of entries.entries()) {
    const last = serials.get(channel) ?? 0;
    if (serial < last) problems.push(`entry ${at} takes ${channel} from ${last} back to ${serial}`);
    serials.set(channel, serial);
  }
  return problems;
}

/** Problems of a log as the continuation of what was seen of it. */
export function historyProblems(
  { signed: { head }, entries }: ServedLog,
  before: SeenHead | undefined,
): string[] {
  if (!before || before.head.size === 0) return [];
  const { size, root, current } = before.head;
  const since = `what this machine saw at ${before.seen}`;
  if (head.size < size) {
    return [`the log has ${head.size} entries, fewer than the ${size} of ${since}`];
  }
  if (current && !head.current) {
    return [`the head of the log says no more which entries are current, unlike ${since}`];
  }
  if (head.size === size) {
    return head.root === root ? [] : [`the log is a fork: another head of ${size} than ${since}`];
  }
  if (headOf(entries.slice(0, size)).root === root) return [];
  return [`history was rewritten: its first ${size} entries are not ${since}`];
}

async function shownProblems(source: SiteSource, entries: LogEntry[], keys: TrustedKeys) {
  const document = parsed(await source.read('registry.json')) as RegistryDocument | undefined;
  const against = { entries, current: currentEntries(entries), keys };
  const { problems, signed } = registryProblems(document, against);
  const { channels = {} } = document ?? {};
  const stable = asComposition(channels.stable);
  const files = stable ? [...pageRoutes(stable).keys()].slice(0, MOST_PAGES) : [];
  const all = new Set([...files, 'index.html', ...(await source.lockPages())]);
  let pages = 0;
  for (const file of all) {
    const blocks = pageBlocks((await source.read(file))?.toString('utf8') ?? '');
    if (!blocks) continue;
    pages += 1;
    const { composition } = blocks;
    if (!composition) problems.push(`${file} carries no composition that can be read`);
    else if (composition.channel === 'lock') {
      problems.push(...lockProblems(file, composition.lock, entries));
    } else {
      const ofPage = pageProblems(file, { ...blocks, composition }, { ...against, signed });
      problems.push(...ofPage);
    }
  }
  return { pages, problems };
}

function registryProblems(document: RegistryDocument | undefined, against: Against) {
  const { channels = {}, signatures = {} } = document ?? {};
  const problems: string[] = [];
  /** Digests of what enough keys have signed. */
  const signed = new Set<string | undefined>();
  for (const [name, one] of Object.entries(channels).slice(0, MOST_PAGES)) {
    const said = `registry.json, channel ${name},`;
    const composition = asComposition(one);
    if (composition?.channel !== name) {
      problems.push(`${said} is no composition`);
      continue;
    }
    problems.push(...liveProblems(said, composition, signatures[name], against));
    if (isCompositionSigned(composition, signatures[name], against.keys)) {
      signed.add(safeDigest(composition));
    }
  }
  return { problems, signed };
}

interface Against {
  entries: LogEntry[];
  /** By channel, as the signed head has them. */
  current: ReadonlyMap<string, LogEntry>;
  keys: TrustedKeys;
}

/**
 * A page carries one signature, since its keys could be changed with its composition. Where several
 * keys must sign, what it runs is held against `registry.json`, which has all their signatures.
 */
function pageProblems(
  file: string,
  { composition, signature, keys: trusted, threshold: demanded }: PageBlocks & WithComposition,
  { keys, signed, ...log }: Against & { signed: Set<string | undefined> },
): string[] {
  const { threshold = 1, full, limited } = keys;
  const one = { full, limited };
  const problems = liveProblems(file, composition, signature, { ...log, keys: one });
  if (threshold === 1) return problems;
  const known = { ...limited, ...full };
  if (demanded !== threshold || Object.entries(trusted).some(([id, raw]) => known[id] !== raw)) {
    problems.push(`${file} trusts other keys than the root names, or fewer of them together`);
  }
  if (!signed.has(safeDigest(composition))) {
    problems.push(`${file} shows ${composition.lock}, which ${threshold} keys have not signed`);
  }
  return problems;
}

interface WithComposition {
  composition: Composition;
}

function liveProblems(
  where: string,
  composition: NonNullable<ReturnType<typeof asComposition>>,
  signature: Signature | undefined,
  { entries, current, keys }: Against,
): string[] {
  const { channel, serial, lock } = composition;
  const what = `composition ${lock} (${channel} ${serial})`;
  if (!isCompositionSigned(composition, signature, keys)) {
    return [`${where} shows ${what} without the signature of a known key`];
  }
  const digest = safeDigest(composition);
  const found = entries.findLast((entry) => entry.channel === channel && entry.digest === digest);
  if (!found) return [`${where} shows ${what}, which is not in the log`];
  const last = current.get(channel);
  if (last?.digest === digest) return [];
  return [`${where} shows ${what}, but the log has ${channel} at ${last?.serial} since`];
}

function lockProblems(where: string, lock: string, entries: LogEntry[]): string[] {
  if (entries.some((entry) => entry.lock === lock || entry.canary === lock)) return [];
  return [`${where} shows composition ${lock}, which is not in the log`];
}

function safeDigest(composition: Parameters<typeof digestOfComposition>[0]): string | undefined {
  try {
    return digestOfComposition(composition);
  } catch {
    return undefined;
  }
}

async function readRolesOf(source: SiteSource, seen: SignedRoles | undefined) {
  const content = await source.read(logFiles.roles);
  if (!content && !seen) return { last: undefined, problems: [] };
  const chain = asRolesChain(parsed(content));
  if (!chain) return { last: seen, problems: ['the roles of its keys are gone or cannot be read'] };
  const problem = chainOfRolesProblem(chain, seen);
  return problem ? { last: seen, problems: [problem] } : { last: chain.at(-1), problems: [] };
}

async function keysOfPage(source: SiteSource): Promise<PublicKeys> {
  const page = (await source.read('index.html'))?.toString('utf8') ?? '';
  return pageBlocks(page)?.keys ?? {};
}

function keyNamed({ key }: Partial<Signature>): string {
  return typeof key === 'string' && /^(canary-)?[0-9a-f]{16}$/.test(key) ? key : 'of no known form';
}

function unreadable(): VerifiedLog {
  const problems = ['the log is gone or cannot be read, and this machine has seen it before'];
  return { signed: undefined, entries: [], pages: 0, problems, seen: undefined };
}

function noLog(name: string): RegistryError {
  return new RegistryError(
    'missing',
    `${name} has no log of compositions. It comes with the next release, or with \`nukkad pages\`.`,
  );
}
