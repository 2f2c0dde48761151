import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './repository.mjs';

/** Time for a child to end before it is killed. */
export const GRACE_MS = 7_000;
/** Child → the signal that ends it. */
const running = new Map();
let stopping;

/**
 * Starts a program in its own process group, so that a Ctrl-C in the terminal reaches it only
 * through `stopAll`, once and in order. `expendable` ones, which have no state to lose, are killed
 * at once.
 */
export function start(program, args, { expendable = false, ...options } = {}) {
  if (stopping) throw new Stopped();
  const child = spawn(program, args, { cwd: ROOT, detached: true, ...options });
  if (child.pid) running.set(child, expendable ? 'SIGKILL' : 'SIGTERM');
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a program to its end: `{ code, output }`, stdout and stderr in one text. */
export async function capture(program, args, options = {}) {
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended(child), output };
}

/**
 * Runs a program to its end with its output on ours; resolves to its exit code. With `limitMs` it and
 * its descendants are killed after that time: one that is blocked hears no other signal.
 */
export async function show(program, args, { limitMs, ...options } = {}) {
  const child = start(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const late = limitMs && setTimeout(signalGroup, limitMs, child, 'SIGKILL');
  try {
    return await ended(child);
  } finally {
    clearTimeout(late);
  }
}

async function ended(child) {
  const code = await Promise.race([
    once(child, 'close').then(([status, signal]) => (signal ? 1 : status)),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  if (stopping) throw new Stopped();
  return code;
}

/** True once everything is being stopped: later failures are not reported. */
export function isStopping() {
  return stopping !== undefined;
}

/** Thrown in running work when everything is being stopped. */
export class Stopped extends Error {}

/**
 * SIGINT and SIGTERM stop every child and then this process. Both may arrive, and more than once: a
 * terminal signals the whole group and npm forwards its own signal.
 */
export function stopOnSignals(before = () => {}) {
  const stop = (code) => {
    if (stopping) return;
    before();
    stopAll().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  process.on('unhandledRejection', (error) => {
    if (error instanceof Stopped) return;
    console.error(error);
    stop(1);
  });
  onNpmGone(() => stop(0));
}

// A signal sent to npm alone ends the shell that npm runs scripts in, and that shell forwards
// nothing: the only trace is a new parent process.
function onNpmGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && act(), 200).unref();
}

/** Terminates every child and its descendants, and kills those still running after 7 s. */
export function stopAll() {
  stopping ??= endAll([...running.keys()]);
  return stopping;
}

async function endAll(children) {
  for (const child of children) signalGroup(child, running.get(child));
  const deadline = Date.now() + GRACE_MS;
  while (children.some(isGroupAlive) && Date.now() < deadline) await wait(50);
  for (const child of children.filter(isGroupAlive)) signalGroup(child, 'SIGKILL');
}

function isGroupAlive(child) {
  return signalGroup(child, 0);
}

// A group outlives its leader while any member runs.
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
