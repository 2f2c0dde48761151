import { satisfy } from '@module-federation/runtime-core';
import type { SharedUse } from '@nukkad/platform/contract';

/** What a part says of one shared package, with nothing left open. */
export interface Share extends Required<SharedUse> {
  part: string;
}

/** A copy of a package in the page's share scope. */
export interface ScopedCopy {
  share: Share;
  isLoaded: boolean;
}

/** Copies of one package by version, in the order of their arrival. */
export type ShareScope = ReadonlyMap<string, ScopedCopy>;

/** What a part receives of a package. */
export type Received =
  | { state: 'version'; version: string }
  /** Outside of what the part accepts: the runtime warns and hands it over. */
  | { state: 'outside'; version: string }
  /** The runtime throws: strict, or nobody has a copy. */
  | { state: 'failed'; version?: string };

/** Completes facts from before flags were written: what the preset has always said. */
export function shareOf(part: string, use: SharedUse): Share {
  const isBrought = use.own !== 'none';
  const strictVersion = isBrought && !use.singleton;
  return { part, eager: use.own === 'provides', strictVersion, strategy: 'loaded-first', ...use };
}

/**
 * A part joins the page: its copy enters the share scope. Follows `initializeSharing` of
 * `@module-federation/runtime-core`, which never looks at `eager` of the newcomer.
 */
export function registerCopy(scope: ShareScope, share: Share): ShareScope {
  if (share.own === 'none') return scope;
  const present = scope.get(share.version);
  const stays =
    present &&
    (present.share.strategy === 'loaded-first' ||
      present.isLoaded ||
      present.share.eager ||
      share.part <= present.share.part);
  return stays ? scope : new Map(scope).set(share.version, { share, isLoaded: false });
}

/**
 * A part asks for a package. Follows `getRegisteredShare` and `loadShare` of
 * `@module-federation/runtime-core`.
 *
 * @returns what it receives, and the scope in which that copy is loaded
 */
export function takeShare(scope: ShareScope, share: Share): [Received, ShareScope] {
  const version = chosenVersion(scope, share);
  if (version === undefined) return [ownCopy(share), scope];
  const fits = satisfy(version, share.range);
  if (share.singleton && !fits && share.strictVersion) return [{ state: 'failed', version }, scope];
  if (share.singleton)
    return [{ state: fits ? 'version' : 'outside', version }, loaded(scope, version)];
  const fitting = fits ? version : [...scope.keys()].find((one) => satisfy(one, share.range));
  if (fitting === undefined) return [ownCopy(share), scope];
  return [{ state: 'version', version: fitting }, loaded(scope, fitting)];
}

/** Every page's scope begins with what its shell provides; what is eager is in use at once. */
export function scopeOfShell(share: Share | undefined): ShareScope {
  if (!share) return new Map();
  const scope = registerCopy(new Map(), share);
  return share.eager ? takeShare(scope, share)[1] : scope;
}

// A part that found nothing in the scope runs its own copy beside it.
function ownCopy({ own, version }: Share): Received {
  return own === 'none' ? { state: 'failed' } : { state: 'version', version };
}

function chosenVersion(scope: ShareScope, { strategy }: Share): string | undefined {
  const replaces = strategy === 'loaded-first' ? replacesByLoaded : replacesByVersion;
  const versions = [...scope.keys()];
  return versions.reduce<string | undefined>(
    (before, next) => (before === undefined || replaces(scope, before, next) ? next : before),
    undefined,
  );
}

function replacesByLoaded(scope: ShareScope, before: string, next: string): boolean {
  const [wasLoaded, isLoaded] = [scope.get(before)!.isLoaded, scope.get(next)!.isLoaded];
  return wasLoaded === isLoaded ? isNotOlder(next, before) : isLoaded;
}

function replacesByVersion(scope: ShareScope, before: string, next: string): boolean {
  return !scope.get(before)!.isLoaded && isNotOlder(next, before);
}

function isNotOlder(version: string, than: string): boolean {
  return satisfy(than, `<=${version}`);
}

function loaded(scope: ShareScope, version: string): ShareScope {
  return new Map(scope).set(version, { ...scope.get(version)!, isLoaded: true });
}
