import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { limits } from '@nukkad/platform/contract';
import { type StepSource, ways } from './step-sources';
import type { TracedPart, TracedParts } from './traced-parts';

/** A frame as its trace must have it; null for one outside of releases. */
export type ExpectedFrame = {
  part: string;
  version: string;
  owner: string;
  file: string;
  line: number;
} | null;

/** An error that was thrown by released scripts, across parts. */
export interface SeededError {
  stack: string;
  frames: ExpectedFrame[];
  /** How many parts the stack crosses. */
  parts: number;
}

type Chain = { steps: Step[]; way: string; seed: number; nothing: undefined };
type Step = (chain: Chain, at: number) => unknown;
type Steps = Record<string, Step>;

const ORIGIN = 'https://nukkad.example';

/** Runs the released scripts as a page would, and collects `count` errors, the same every time. */
export async function seededErrors(traced: TracedParts, count: number): Promise<SeededError[]> {
  const page = pageOf();
  const running = new Map<string, Steps>();
  for (const one of traced.parts) running.set(one.part, await started(page, traced, one));
  const random = seededRandom(20_261_127);
  return Array.from({ length: count }, (_, seed) => errorOf(traced.parts, running, random, seed));
}

/** As much of a browser as the scripts touch. */
function pageOf() {
  const core = createRequire(import.meta.url)('@module-federation/runtime-core');
  const document = { currentScript: null, getElementsByTagName: () => [] };
  const location = new URL(`${ORIGIN}/`);
  const global = { document, location, console, URL, setTimeout, _FEDERATION_RUNTIME_CORE: core };
  const page = createContext(global) as typeof global & Record<string, unknown>;
  // As the shell sets it: V8 keeps ten frames by itself.
  runInContext(`Error.stackTraceLimit = ${limits.stackFrames}`, page);
  return Object.assign(page, { self: page, window: page });
}

async function started(
  page: ReturnType<typeof pageOf>,
  { places }: TracedParts,
  { part, version, scripts }: TracedPart,
): Promise<Steps> {
  const folder = part === 'shell' ? `shell/${version}` : `remotes/${part}/${version}`;
  for (const script of scripts) {
    const filename = `${ORIGIN}/${folder}/${script}`;
    const text = await readFile(path.join(places.site, folder, script), 'utf8');
    Object.assign(page.document, { currentScript: { tagName: 'SCRIPT', src: filename } });
    runInContext(text, page, { filename });
  }
  if (part === 'shell') return page.shell as Steps;
  const container = page[part.replace('-', '_')] as {
    get: (name: string) => Promise<() => { early: Steps; late: () => Promise<Steps> }>;
  };
  const remote = (await container.get('./remote'))();
  return { ...remote.early, ...(await remote.late()) };
}

function errorOf(
  parts: TracedPart[],
  running: Map<string, Steps>,
  random: (below: number) => number,
  seed: number,
): SeededError {
  const crossed = shuffled(parts, random).slice(0, 2 + random(3));
  const calls = [...crossed, ...crossed.slice(0, random(2))].map((part) => ({
    part,
    step: part.steps[random(part.steps.length)]!,
  }));
  const way = random(ways.length);
  const steps = calls.map(({ part, step }) => running.get(part.part)![step.name]!);
  const chain = { steps, way: ways[way]!, seed, nothing: undefined };
  // The last call of the chain is the innermost frame.
  const frames = calls
    .map(({ part, step }, at) => framesOf(part, step, at === calls.length - 1 ? way : null))
    .reverse()
    .flat();
  return { stack: stackOf(() => steps[0]!(chain, 0)), frames, parts: crossed.length };
}

function framesOf(part: TracedPart, step: StepSource, way: number | null): ExpectedFrame[] {
  const { part: name, version, owner } = part;
  const at = (line: number) => ({ part: name, version, owner, file: step.file, line });
  if (way !== null)
    return ways[way] === 'native' ? [null, at(step.fails[way]!)] : [at(step.fails[way]!)];
  const [inner, outer] = step.calls;
  return outer === undefined ? [at(inner!)] : [at(inner!), null, at(outer)];
}

function stackOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return String((error as Error).stack);
  }
  throw new Error('A seeded chain did not fail.');
}

function shuffled<T>(all: readonly T[], random: (below: number) => number): T[] {
  const left = [...all];
  return all.map(() => left.splice(random(left.length), 1)[0]!);
}

/** Mulberry32. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
