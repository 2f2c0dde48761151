import {
  type Composition,
  compositionElementId,
  keysElementId,
  type Signature,
} from '@nukkad/platform/contract';
import type { PublicKeys } from '../signing/signer';

/** What a page says of its composition, as read from its document; nothing of it is verified. */
export interface PageBlocks {
  composition: Composition | undefined;
  signature: Signature;
  keys: PublicKeys;
  /** How many of them the page demands of what it fetches. */
  threshold: number;
}

/** The signed blocks of a page of the site; undefined for a document without them. */
export function pageBlocks(document: string): PageBlocks | undefined {
  const block = elementOf(document, compositionElementId);
  if (!block) return undefined;
  const trusted = elementOf(document, keysElementId);
  return {
    composition: asComposition(json(block.content)),
    signature: {
      key: attributeOf(block.tag, 'data-key'),
      value: attributeOf(block.tag, 'data-signature'),
      ...liveOf(attributeOf(block.tag, 'data-live')),
    },
    keys: asKeys(json(trusted?.content ?? '')),
    threshold: Number(attributeOf(trusted?.tag ?? '', 'data-threshold') || 1),
  };
}

const KEY_ID = /^(canary-|timestamp-)?[0-9a-f]{16}$/;

/** A composition from outside, as far as it must be one to be compared; undefined otherwise. */
export function asComposition(read: unknown): Composition | undefined {
  const found = (read ?? {}) as Partial<Composition>;
  const isOne =
    found.schema === 1 &&
    typeof found.channel === 'string' &&
    typeof found.lock === 'string' &&
    Number.isSafeInteger(found.serial) &&
    isRecord(found.shell) &&
    isRecord(found.remotes) &&
    Object.values(found.remotes).every(isRecord) &&
    Array.isArray(found.routes) &&
    found.routes.every((route) => typeof route?.path === 'string');
  return isOne ? (found as Composition) : undefined;
}

/** Keys from outside: at most 32, each with the form of one. */
export function asKeys(read: unknown): PublicKeys {
  if (!isRecord(read)) return {};
  const keys = Object.entries(read).filter(
    ([id, raw]) => KEY_ID.test(id) && typeof raw === 'string' && raw.length === 44,
  );
  return Object.fromEntries(keys.slice(0, 32)) as PublicKeys;
}

// Pages are written by this registry, so the search for their own marks is exact.
function elementOf(document: string, id: string): { tag: string; content: string } | undefined {
  const mark = document.indexOf(`id="${id}"`);
  const start = document.lastIndexOf('<script', mark);
  const end = document.indexOf('>', mark);
  const close = document.indexOf('</script>', end);
  if (mark < 0 || start < 0 || end < 0 || close < 0) return undefined;
  return { tag: document.slice(start, end), content: document.slice(end + 1, close) };
}

// Written with escaped quotes.
function liveOf(attribute: string): Pick<Signature, 'live'> {
  const live = json(attribute.replaceAll('&quot;', '"'));
  if (!isRecord(live)) return {};
  const { key, value, serial } = live;
  return { live: { key: String(key), value: String(value), serial: Number(serial) } };
}

function attributeOf(tag: string, name: string): string {
  const from = tag.indexOf(` ${name}="`);
  if (from < 0) return '';
  const start = from + name.length + 3;
  return tag.slice(start, tag.indexOf('"', start));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
