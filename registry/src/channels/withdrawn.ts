import type { Composition } from '@nukkad/platform/contract';
import { RegistryError } from '../core/failure';
import type { Pointer } from './pointer';

/** Versions and compositions that may not run any more, regardless of other decisions. */
export interface Withdrawn {
  /** `mf-public@0f3a9c2d41b7e680` */
  versions: string[];
  /** Compositions as a whole; each of their parts may run in others. */
  locks: string[];
}

/** Takes the place of the part in log lines about a composition. */
export const COMPOSITION = 'composition';

/** A log line about a withdrawal, or its undoing. */
export interface WithdrawMove {
  /** `COMPOSITION` when `version` is a lock. */
  part: string;
  version: string;
  action: 'withdraw' | 'restore';
}

/** True when this version of a part is withdrawn. */
export function isWithdrawn(
  { withdrawn }: Pick<Pointer, 'withdrawn'>,
  part: string,
  version: string,
): boolean {
  return withdrawn?.versions.includes(nameOf(part, version)) ?? false;
}

/** True when a composition, or a version it contains, is withdrawn. */
export function isWithdrawnComposition(
  stable: Pick<Pointer, 'withdrawn'>,
  { lock, shell, remotes }: Pick<Composition, 'lock' | 'shell' | 'remotes'>,
): boolean {
  if (stable.withdrawn?.locks.includes(lock)) return true;
  const parts = [{ part: 'shell', version: shell.version }, ...Object.values(remotes)];
  return parts.some(({ part, version }) => isWithdrawn(stable, part, version));
}

/** Withdrawals after these moves; undefined for none. */
export function withdrawnAfter(
  before: Withdrawn | undefined,
  moves: readonly WithdrawMove[],
): Withdrawn | undefined {
  const versions = new Set(before?.versions);
  const locks = new Set(before?.locks);
  for (const { part, version, action } of moves) {
    const isLock = part === COMPOSITION;
    const [names, name] = isLock ? [locks, version] : [versions, nameOf(part, version)];
    if (action === 'withdraw') names.add(name);
    else names.delete(name);
  }
  if (versions.size + locks.size === 0) return undefined;
  return { versions: [...versions].sort(), locks: [...locks].sort() };
}

/**
 * Refuses withdrawn versions.
 *
 * @throws RegistryError `refused`, naming the first one and what to do
 */
export function refuseWithdrawn(
  stable: Pick<Pointer, 'withdrawn'>,
  versions: readonly { part: string; version: string }[],
): void {
  const found = versions.find(({ part, version }) => isWithdrawn(stable, part, version));
  if (found) throw refusal(`${found.part} ${found.version}`, found.version);
}

/** @throws RegistryError `refused` when this composition is withdrawn */
export function refuseWithdrawnLock(stable: Pick<Pointer, 'withdrawn'>, lock: string): void {
  if (stable.withdrawn?.locks.includes(lock)) throw refusal(`The composition ${lock}`, lock);
}

function refusal(what: string, name: string): RegistryError {
  return new RegistryError(
    'refused',
    `Nothing was changed. ${what} was withdrawn (\`nukkad log\` says why). Choose another version, or allow it again: nukkad withdraw undo ${name}.`,
  );
}

function nameOf(part: string, version: string): string {
  return `${part}@${version}`;
}
