import { type TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import type { ErrorTrace, StackFrame, TraceFrame } from '@nukkad/platform/contract';
import type { DecodedMap } from './decoded-maps';

/** A frame of a release, with what is known of it. */
export interface FoundFrame {
  frame: StackFrame;
  map: DecodedMap;
  owner: string | null;
}

interface Position {
  source: string;
  line: number;
  column: number;
  /** Name in the source of what stands at the position: of a call, the function called. */
  name: string | null;
}

const ELSEWHERE: TraceFrame = {
  ...{ state: 'elsewhere', part: null, version: null, owner: null, file: null },
  ...{ line: null, column: null, function: null },
};

/** The trace of a stack, innermost frame first; null stands for frames outside of releases. */
export function traceOf(stack: readonly (FoundFrame | null)[]): ErrorTrace {
  const positions = stack.map((found) => found && positionOf(found));
  const frames = stack.map((found, index) =>
    found ? frameOf(found, positions[index] ?? null, positions[index + 1]?.name) : ELSEWHERE,
  );
  return { frames, blamed: blamedIn(frames) };
}

function positionOf({ frame, map }: FoundFrame): Position | null {
  if (typeof map === 'string') return null;
  const [, source, line, column, name] = segmentAt(map, frame) ?? [];
  const file = source === undefined ? null : map.sources[source];
  if (!file || line === undefined || column === undefined) return null;
  return {
    ...{ source: relativeToPart(file), line: line + 1, column: column + 1 },
    name: name === undefined ? null : (map.names[name] ?? null),
  };
}

// Mappings are decoded here, so that a damaged one is noticed here.
function segmentAt(map: TraceMap, { line, column }: StackFrame) {
  try {
    return traceSegment(map, line - 1, column - 1);
  } catch {
    return null;
  }
}

/**
 * The file of a source map's source, relative to the part's folder: `src/listing.model.ts`. Shared
 * code in the bundle keeps its way there (`../shared-ui/…`, `node_modules/…`).
 */
export function relativeToPart(source: string): string {
  const named = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');
  const at = named.lastIndexOf('node_modules/');
  const file = at === -1 ? named : named.slice(at);
  return file.split('?', 1)[0]!.slice(0, LONGEST_FILE);
}

const LONGEST_FILE = 200;

function frameOf(
  { frame, map, owner }: FoundFrame,
  position: Position | null,
  calledAs: string | null | undefined,
): TraceFrame {
  const { part, version, name } = frame;
  const about = { part, version, owner, function: calledAs ?? (name || null) };
  if (position) {
    const { source: file, line, column } = position;
    return { state: 'mapped', ...about, file, line, column };
  }
  const { file, line, column } = frame;
  return { state: map === 'gone' ? 'gone' : 'unmapped', ...about, file, line, column };
}

/**
 * The frame that is to blame: the first in a remote's own code, else the first in any file of a
 * remote. Shell and shared code only pass on what a remote gave them.
 */
export function blamedIn(frames: readonly TraceFrame[]): number | null {
  const isRemote = ({ part }: TraceFrame) => part !== null && part !== 'shell';
  const own = frames.findIndex((frame) => isRemote(frame) && !isShared(frame));
  const index = own === -1 ? frames.findIndex(isRemote) : own;
  return index === -1 ? null : index;
}

/** Code that a bundle holds and its team did not write; where no map says so, it counts as theirs. */
function isShared({ state, file }: TraceFrame): boolean {
  return (
    state === 'mapped' && /^(\.\.\/|node_modules\/|webpack\/|external |data:)/.test(file ?? '')
  );
}
