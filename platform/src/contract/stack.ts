import { stackFrames, stackMaxLength } from './limits';

/** A frame of a cleaned stack. */
export interface StackFrame {
  part: string;
  version: string;
  /** Relative to the release: `screen-listing.js`. */
  file: string;
  /** Both count from 1, in the released file. */
  line: number;
  column: number;
  /** Name of the function in the released file, mostly shortened; empty when it has none. */
  name: string;
}

/** In place of frames that belong to no release: browsers, extensions, other sites. */
const ELSEWHERE = '…';
/** Characters that are looked at. Every step below takes time in proportion to them. */
const LONGEST_READ = 16_000;
const LONGEST_NAME = 80;
const LARGEST_NUMBER = 1e8;

const FILE =
  /^\/(?:shell|remotes\/[a-z][a-z0-9-]{0,63})\/\w[\w.+-]{0,63}\/[\w~-][\w.~/-]{0,159}\.js$/;

/**
 * What a report may carry of `Error.stack`, in any browser's form: one line a frame, such as
 * `render@/remotes/mf-public/0123456789abcdef/remoteEntry.js:1:200`. Origins, queries, messages
 * and frames outside of releases are left out. Cleaning twice changes nothing.
 *
 * @returns at most `limits.stackFrames` lines and `limits.stackMaxLength` characters; undefined
 *   without a frame of a release
 */
export function cleanStack(stack: string): string | undefined {
  const frames = readStack(stack);
  if (frames.every((frame) => frame === null)) return undefined;
  let text = '';
  for (const frame of frames) {
    const next = text + (text && '\n') + (frame ? lineOf(frame) : ELSEWHERE);
    if (next.length > stackMaxLength) break;
    text = next;
  }
  return text;
}

/**
 * Reads a stack of V8, Firefox or Safari, or a cleaned one. Never fails: text that is no frame is
 * passed over. Adjacent frames outside of releases become one null.
 */
export function readStack(stack: string): (StackFrame | null)[] {
  const frames: (StackFrame | null)[] = [];
  for (const line of stack.slice(0, LONGEST_READ).split('\n')) {
    const frame = frameIn(line.trim());
    if (frame === undefined || (frame === null && frames.at(-1) === null)) continue;
    if (frames.push(frame) === stackFrames) break;
  }
  return frames;
}

/** Null for a frame outside of releases, undefined for a line that is no frame. */
function frameIn(line: string): StackFrame | null | undefined {
  const isV8 = line.startsWith('at ');
  if (!isV8 && !line.includes('@') && line !== ELSEWHERE) return undefined;
  const [name, place] = isV8 ? partsOfV8(line.slice(3)) : partsAt(line, '@');
  const afterLine = place.lastIndexOf(':');
  const afterFile = place.lastIndexOf(':', afterLine - 1);
  const address = pathnameOf(place.slice(0, Math.max(0, afterFile)));
  const position = [place.slice(afterFile + 1, afterLine), place.slice(afterLine + 1)].map(Number);
  if (!FILE.test(address) || address.includes('/.') || !position.every(isPosition)) return null;
  const [first = '', ...rest] = address.slice(1).split('/');
  const [part = '', version = '', ...file] = first === 'shell' ? [first, ...rest] : rest;
  const [row = 1, column = 1] = position;
  return { part, version, file: file.join('/'), line: row, column, name: nameOf(name) };
}

// `name (address)` or the address alone; of code in `eval` no address ends the line.
function partsOfV8(frame: string): [name: string, place: string] {
  return frame.endsWith(')') ? partsAt(frame.slice(0, -1), '(') : ['', frame];
}

function partsAt(text: string, mark: string): [before: string, after: string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}

// Releases are served by more than one origin. Their files have names without special characters.
function pathnameOf(address: string): string {
  const [own = ''] = address.split(/[?#]/, 1);
  if (own.startsWith('/')) return own;
  if (!/^https?:\/\//.test(own)) return '';
  const path = own.indexOf('/', own.indexOf('//') + 2);
  return path === -1 ? '' : own.slice(path);
}

function isPosition(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_NUMBER;
}

function nameOf(text: string): string {
  const plain = text.replace(/ \[as .*/, '').replace(/^async[ *]/, '');
  return plain
    .replace(/[^\w$.#<>/ ]/g, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

function lineOf({ part, version, file, line, column, name }: StackFrame): string {
  const folder = part === 'shell' ? part : `remotes/${part}`;
  return `${name}@/${folder}/${version}/${file}:${line}:${column}`;
}
