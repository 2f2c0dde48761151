import {
  type Composition,
  compositionElementId,
  type LiveProof,
  lockChannel,
  lockParameter,
  type RegistryDocument,
} from '@nukkad/platform/contract';
import { report } from '../../common/report';
import { noteSerial, seenSerial } from './seen-serials';
import { type Keys, type Trust, trustIn, trustInComposition } from './signatures';
import { watchTimestamp } from './timestamp';

const REGISTRY = '/registry.json';
/** Beside the names of channels, none of which has a dot. */
const ROLES = '.roles';
/** Milliseconds. Reading the registry is part of a retry the user waits for. */
const REGISTRY_TIMEOUT = 10_000;

/**
 * The composition to start with: the inline one of the page, if it is signed and not older than the
 * newest serial seen on this device; otherwise the registry's current one.
 *
 * @param channel used when the page itself names none
 * @throws when neither the page nor the registry is trusted
 */
export async function startComposition(channel: string): Promise<Composition> {
  const inline = inlineComposition();
  const trust = inline ? await inlineTrust(inline) : 'unsigned';
  if (inline && trust !== 'unsigned') {
    // A browser without Ed25519 trusts the inline composition as much as the inline script beside
    // it, and nothing fetched later.
    if (trust === 'unable' || isReplay(inline)) return inline;
    return isOld(inline) ? newest(inline, channel) : noted(inline);
  }
  const what = inline ? 'is not signed by a key of this page' : 'cannot be read';
  report({ code: 'COMPOSITION-SIGNATURE', message: `The composition of the page ${what}.` });
  return currentComposition(channel);
}

/** True for a page opened to replay a kept composition, which is old on purpose. */
export function isReplay({ channel, lock }: Composition): boolean {
  return (
    channel === lockChannel && new URLSearchParams(location.search).get(lockParameter) === lock
  );
}

/**
 * Whether the page of a replayed composition is still kept. Otherwise the server answers with the
 * current page.
 *
 * @throws on a time-out or an error status
 */
export async function isLockKept(lock: string): Promise<boolean> {
  const response = await fetch(`/?${lockParameter}=${lock}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The page of ${lock} answered ${response.status}.`);
  const page = await response.text();
  return page.includes(`"channel":"${lockChannel}"`) && page.includes(`"lock":"${lock}"`);
}

/**
 * The channel's current composition, signed and not older than the newest serial seen here.
 *
 * @throws when the registry does not answer in time or is not trusted
 */
export async function currentComposition(channel: string): Promise<Composition> {
  const current = await readRegistry(channel);
  if (!isOld(current)) return noted(current);
  reportOld(`registry.json stands at serial ${current.serial}`, channel);
  throw new Error('The registry answers with what it said some time ago.');
}

/** The composition this page was released with; null when it is missing or invalid. */
export function inlineComposition(page: Document = document): Composition | null {
  const block = page.getElementById(compositionElementId);
  try {
    return checked(JSON.parse(block?.textContent ?? ''));
  } catch {
    return null;
  }
}

/** Whether the inline composition is signed by a key of the page. */
export function inlineTrust(inline: Composition): Promise<Trust> {
  return trustInComposition(inline, inlineSignature(), {}, 1);
}

// An old page is a replayed one, or the registry was reset: then page and registry agree, and the
// serial stored on this device is obsolete.
async function newest(inline: Composition, channel: string): Promise<Composition> {
  reportOld(`the page stands at serial ${inline.serial}`, inline.channel);
  const asked = inline.channel === lockChannel ? channel : inline.channel;
  const current = await readRegistry(asked).catch(() => null);
  if (!current) return inline;
  const isNewer = inline.channel === lockChannel || current.serial > inline.serial;
  return noted(isNewer ? current : inline);
}

async function readRegistry(channel: string): Promise<Composition> {
  const response = await fetch(REGISTRY, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { channels, signatures, ...more } = (await response.json()) as RegistryDocument;
  const found = checked(channels?.[channel]);
  const delegated = await delegatedKeys(more);
  void watchTimestamp(delegated);
  const trust = await trustInComposition(found, signatures?.[channel], delegated);
  if (trust === 'signed' && found.channel === channel) return found;
  throw disbelieved(trust);
}

/** Keys that may do less than the page's, as one of the page's keys says. */
async function delegatedKeys({
  delegation,
  delegationSignature,
}: Pick<RegistryDocument, 'delegation' | 'delegationSignature'>): Promise<Keys> {
  if (!delegation || delegation.version < seenSerial(ROLES)) return {};
  if ((await trustIn('roles', delegation, delegationSignature)) !== 'signed') return {};
  noteSerial(ROLES, delegation.version);
  return delegation.keys;
}

function disbelieved(trust: Trust): Error {
  if (trust === 'unable') return new Error('This browser cannot verify what the registry says.');
  const message = 'registry.json is not signed by a key of this page.';
  report({ code: 'COMPOSITION-SIGNATURE', message });
  return new Error(message);
}

// A kept composition (lock channel) that was not requested counts as old.
function isOld({ channel, serial }: Composition): boolean {
  return channel === lockChannel || serial < seenSerial(channel);
}

function noted(composition: Composition): Composition {
  noteSerial(composition.channel, composition.serial);
  return composition;
}

function reportOld(what: string, channel: string): void {
  const message = `Of ${channel} serial ${seenSerial(channel)} was seen, but ${what}.`;
  report({ code: 'REGISTRY-REPLAYED', message });
}

function inlineSignature() {
  const { key, signature, live } = document.getElementById(compositionElementId)?.dataset ?? {};
  return { key, value: signature, ...(live && { live: liveIn(live) }) };
}

function liveIn(text: string): LiveProof | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checked(found: Composition | undefined): Composition {
  if (found?.schema !== 1 || !found.remotes || !Array.isArray(found.routes)) {
    throw new Error('The registry is not in a form this shell reads.');
  }
  return found;
}
