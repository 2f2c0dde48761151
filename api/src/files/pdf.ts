import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** What a document must not have, by the names it would stand under. */
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

/** Tokens read of one document, and bytes unpacked: more is a trap. */
const mostWork = 40_000_000;
const mostUnpacked = 32 * 1_024 * 1_024;

/**
 * Why a document is not kept, after "because"; null where nothing speaks against it. Objects are
 * looked for everywhere in the bytes, not only where its own table says: readers that repair do so.
 */
export async function pdfProblem(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-(1\.[0-7]|2\.0)[\s%]/.test(text)) return broken;
  // Only blanks may follow its end, and no directory of an archive may stand near it.
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-2_048).trimEnd())) return broken;
  if (text.slice(-65_557).includes('PK\x05\x06')) return 'it is an archive as well';
  const seen: Seen = { names: new Set(), work: 0 };
  let unpacked = 0;
  for (const { index } of text.matchAll(/(?<!end)obj(?![A-Za-z0-9])|\btrailer\b/g)) {
    const from = index + (text[index] === 't' ? 7 : 3);
    const own: Seen = { names: new Set(), work: 0 };
    const end = readObject(text, from, own);
    seen.work += own.work;
    if (seen.work > mostWork) return unreadable;
    for (const name of own.names) seen.names.add(name);
    if (end === null || !packsObjects(own.names)) continue;
    const inside = await unpackedAt(bytes, end, own.names, mostUnpacked - unpacked);
    if (inside === null) return unreadable;
    unpacked += inside.length;
    const packed = inside.toString('latin1');
    // Words that end an object end nothing in here.
    for (let at: number | null = 0; at !== null; ) at = readObject(packed, at, seen, true);
  }
  if (!seen.names.has('Root') || !seen.names.has('Catalog') || !seen.names.has('Pages')) {
    return broken;
  }
  const found = [...seen.names].find((name) => Object.hasOwn(forbidden, name));
  return found === undefined ? null : (forbidden[found] as string);
}

interface Seen {
  names: Set<string>;
  work: number;
}

const token = /%[^\r\n]*|\/((?:[^\s\0()<>[\]{}/%])*)|\(|\bstream\r?\n|\bendobj\b/g;

/**
 * Collects the names from there to the end of the object, outside of texts and remarks; answers
 * where its stream begins, null where it has none.
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
    if (name !== undefined) seen.names.add(plain(name));
    from = token.lastIndex;
    if (word !== '(') continue;
    token.lastIndex = endOfText(text, from);
  }
}

/** `J#61vaScript` is a name like `JavaScript`. */
const plain = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Texts contain brackets in pairs; others are escaped. One that never ends takes all the rest. */
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

/** A stream with objects in it, also one that does not admit it. */
const packsObjects = (names: Set<string>) =>
  names.has('ObjStm') || (names.has('N') && names.has('First'));

const unpack = promisify(inflate);

async function unpackedAt(bytes: Buffer, from: number, names: Set<string>, most: number) {
  const others = [...names].filter((name) =>
    /Decode$|Crypt$|^(LZW|A85|AHx|RL|CCF|DCT)$/.test(name),
  );
  const isPlain = !names.has('Filter');
  if (names.has('DecodeParms') || names.has('F') || names.has('FFilter')) return null;
  if (!isPlain && (others.length !== 1 || others[0] !== 'FlateDecode')) return null;
  const end = bytes.indexOf('endstream', from, 'latin1');
  if (end < 0 || most <= 0) return null;
  const body = bytes.subarray(from, end);
  if (isPlain) return body;
  // What follows the packed bytes is an end of line.
  return unpack(body, { maxOutputLength: most }).catch(() => null);
}
