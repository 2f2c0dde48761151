import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** Active content that a document must not have, by its PDF names. */
const forbidden: Readonly<Record<string, string>> = {
  JavaScript: 'it contains a script',
  JS: 'it contains a script',
  Launch: 'it starts programs',
  EmbeddedFile: 'it contains other files',
  EmbeddedFiles: 'it contains other files',
  RichMedia: 'it contains other files',
  XFA: 'it contains a form that runs',
  Encrypt: 'it is locked with a password',
};

const broken = 'it is damaged';
const unreadable = 'it is written in a way we cannot check';

/** Limit of tokens read and bytes unpacked per document: more is a decompression bomb. */
const mostWork = 40_000_000;
const mostUnpacked = 32 * 1_024 * 1_024;

/**
 * Why a document is rejected, as text after "because"; null when it is accepted. Objects are
 * searched for in all bytes, not only at the offsets of the xref table, because readers that repair
 * a file do the same.
 */
export async function pdfProblem(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  const problem = outerProblem(text);
  if (problem !== null) return problem;
  const seen: Seen = { names: new Set(), work: 0 };
  const isRead = await readAllObjects(bytes, text, seen);
  return isRead ? problemOfNames(seen.names) : unreadable;
}

function outerProblem(text: string): string | null {
  if (!/^%PDF-(1\.[0-7]|2\.0)[\s%]/.test(text)) return broken;
  // Only padding may follow the end, and no archive directory may be near it: polyglot files.
  if (!isEnded(text)) return broken;
  return text.slice(-65_557).includes('PK\x05\x06') ? 'it is an archive as well' : null;
}

function problemOfNames(names: Set<string>): string | null {
  if (!names.has('Root') || !names.has('Catalog') || !names.has('Pages')) return broken;
  const found = [...names].find((name) => Object.hasOwn(forbidden, name));
  return found === undefined ? null : (forbidden[found] as string);
}

/** Collects the names of all objects, including packed ones; false when they cannot be checked. */
async function readAllObjects(bytes: Buffer, text: string, seen: Seen): Promise<boolean> {
  let unpacked = 0;
  for (const from of objectStarts(text)) {
    const own: Seen = { names: new Set(), work: 0 };
    const end = readObject(text, from, own);
    seen.work += own.work;
    if (seen.work > mostWork) return false;
    for (const name of own.names) seen.names.add(name);
    if (end === null || !packsObjects(own.names)) continue;
    const inside = await unpackedAt(bytes, end, own.names, mostUnpacked - unpacked);
    if (inside === null) return false;
    unpacked += inside.length;
    readPacked(inside.toString('latin1'), seen);
    if (seen.work > mostWork) return false;
  }
  return true;
}

/** Offsets of objects and trailers, after their keyword. */
function* objectStarts(text: string): Generator<number> {
  for (const { index } of text.matchAll(/(?<!end)obj(?![A-Za-z0-9])|\btrailer\b/g)) {
    const isTrailer = text[index] === 't';
    if (isTrailer) yield index + 'trailer'.length;
    else if (isNumbered(text, index)) yield index + 'obj'.length;
  }
}

/** Within an object stream, keywords that end an object have no effect. */
function readPacked(packed: string, seen: Seen): void {
  for (let at: number | null = 0; at !== null; ) at = readObject(packed, at, seen, true);
}

const padding = /[\s\p{Cc}]/u;

/** Scanners pad the last block with zeros, and DOS ended files with byte 0x1A. */
function isEnded(text: string): boolean {
  let end = text.length;
  while (end > 0 && padding.test(text.charAt(end - 1))) end -= 1;
  return /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF(?:\s{1,9}%%EOF)?$/.test(
    text.slice(Math.max(0, end - 64), end),
  );
}

/** Longest line in which a comment sign is searched. */
const longestLine = 1_000;

/**
 * Whether the word `obj` follows a number, with white space or a comment between them. In the bytes
 * of a picture it does not.
 */
function isNumbered(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && /[\s\0]/.test(text.charAt(at))) at -= 1;
  if (/\d/.test(text.charAt(at))) return true;
  const between = text.slice(at + 1, index);
  if (!/[\r\n]/.test(between)) return false;
  const line = text.slice(Math.max(0, at + 1 - longestLine), at + 1);
  const own = line.slice(Math.max(line.lastIndexOf('\n'), line.lastIndexOf('\r')) + 1);
  return own.length === longestLine || /[\d\s]%|^%/.test(own);
}

interface Seen {
  names: Set<string>;
  work: number;
}

const token = /%[^\r\n]*|\/((?:[^\s\0()<>[\]{}/%])*)|\(|\bstream(?:\r?\n|\r)|\bendobj\b/g;

/**
 * Collects the names from `from` to the end of the object, outside strings and comments; returns
 * where its stream begins, null without one.
 */
function readObject(text: string, from: number, seen: Seen, isPacked = false): number | null {
  token.lastIndex = from;
  for (;;) {
    const found = token.exec(text);
    seen.work += (found ? token.lastIndex : text.length) - from;
    if (!found || seen.work > mostWork) return null;
    const [word, name] = found;
    if (word === 'endobj' && !isPacked) return null;
    if (word.startsWith('stream')) return token.lastIndex;
    if (name !== undefined) note(seen, plain(name));
    from = token.lastIndex;
    if (word !== '(') continue;
    token.lastIndex = endOfText(text, from);
  }
}

const needed = new Set(['Root', 'Catalog', 'Pages', 'ObjStm', 'N', 'First', 'Filter', 'F']);

/** Other names are dropped: there may be millions. */
function note(seen: Seen, name: string): void {
  const isOfInterest = needed.has(name) || Object.hasOwn(forbidden, name) || ofFilters.test(name);
  if (isOfInterest) seen.names.add(name);
}

/** `J#61vaScript` is the escaped form of `JavaScript`. */
const plain = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Brackets in strings are balanced or escaped. An unterminated string takes all the rest. */
function endOfText(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') open += 1;
    else if (character === ')') {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return text.length;
}

/** An object stream, including one whose dictionary does not declare it. */
const packsObjects = (names: Set<string>) =>
  names.has('ObjStm') || (names.has('N') && names.has('First'));

const filters = /Decode$|Crypt$|^(LZW|A85|AHx|RL|CCF|DCT|Fl)$/;
const ofFilters = /Decode$|Crypt$|^(LZW|A85|AHx|RL|CCF|DCT|Fl|DecodeParms|FFilter|DP)$/;

const unpack = promisify(inflate);

async function unpackedAt(bytes: Buffer, from: number, names: Set<string>, most: number) {
  const others = [...names].filter((name) => filters.test(name));
  const isPlain = !names.has('Filter');
  if (names.has('DecodeParms') || names.has('F') || names.has('FFilter')) return null;
  if (!isPlain && (others.length !== 1 || others[0] !== 'FlateDecode')) return null;
  const end = bytes.indexOf('endstream', from, 'latin1');
  if (end < 0 || most <= 0) return null;
  const body = bytes.subarray(from, end);
  if (isPlain) return body;
  // The packed bytes end with an end of line. Readers use what they can of a truncated stream, so
  // it is read as well.
  return unpack(body, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).catch(
    () => null,
  );
}
