import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { withoutLanguage } from '@nukkad/platform/contract';
import type {
  ApiAnswer,
  Blame,
  FromWorker,
  ReadDigests,
  ReleasedPart,
  RenderedDocument,
  RenderOrder,
  ToWorker,
} from '../protocol';
import { type RenderTrace, traceRender, untracedRender } from '../tracing/render-trace';

/** What a rendering process is started with. */
export interface ProcessOptions {
  /** Its program, `render.worker.js`. */
  program: string;
  /** Folder of the released site: all it can read besides its program. */
  site: string;
  /** Reads the API as nobody. */
  read: (path: string) => Promise<ApiAnswer>;
  /** Milliseconds. A page that takes longer hangs: its process is ended. Default 5000. */
  longest?: number | undefined;
  /** A part cannot be rendered in this composition. */
  onBroken: (blame: Blame) => void;
  /**
   * The process has ended, for whatever reason.
   *
   * @param by the part whose code ran; undefined if that is not known
   * @param cause hung: a page took too long
   */
  onEnd: (by: ReleasedPart | undefined, cause: 'hung' | 'ended') => void;
}

/** A rendered page with what it read; `page` is null for a page that is not rendered ahead. */
export interface Rendering {
  page: RenderedDocument | null;
  /** The part of the page's screen. */
  by: ReleasedPart | null;
  reads: ReadDigests;
}

/** A process that renders the pages of one composition, never of two. */
export interface LockProcess {
  readonly pid: number | undefined;
  /** Pages that it has been asked for and not answered. */
  readonly pending: number;
  /** Rejects with `RenderFailure` when a screen throws, hangs, or the process ends. */
  render(order: RenderOrder): Promise<Rendering>;
  /** Ends it once nothing is pending. */
  drain(): void;
  /** Ends it now. */
  kill(): void;
}

/** A page was not rendered. */
export class RenderFailure extends Error {
  constructor(readonly blame: Blame) {
    super(blame.message);
  }
}

const LONGEST = 5_000;

const MEGABYTES = 256;

/** Reads that one process may have under way; the code of a part could ask for any number. */
const MOST_READS = 64;

/** Node 20 has the permission model behind another name. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

interface Pending {
  resolve: (rendering: Rendering) => void;
  reject: (failure: RenderFailure) => void;
  timer: NodeJS.Timeout;
  trace: RenderTrace;
  /** The part whose code ran last for this page. */
  by?: ReleasedPart;
}

/**
 * Starts a process without secrets: it has no environment, no network and no file but the released
 * site. What it reads of the API goes through `read`.
 */
export function startLockProcess(options: ProcessOptions): LockProcess {
  const { longest = LONGEST } = options;
  const child = start(options);
  const pending = new Map<number, Pending>();
  const answer = answering(child, options.read);
  let last = 0;
  let isDraining = false;
  let hanging: number | undefined;

  const settle = (id: number, blame: Blame | undefined): Pending | undefined => {
    const one = pending.get(id);
    one?.trace.end(blame?.cause);
    clearTimeout(one?.timer);
    pending.delete(id);
    if (isDraining && pending.size === 0) endSoon(child, longest);
    return one;
  };
  child.on('message', (message: FromWorker) => {
    if (message.kind === 'read') {
      const { within } = pending.get(message.page ?? 0)?.trace ?? untracedRender;
      void within(() => answer(message));
    }
    if (message.kind === 'broken') options.onBroken(message.blame);
    if (message.kind === 'rendered') settle(message.id, undefined)?.resolve(message);
    if (message.kind === 'failed') {
      settle(message.id, message.blame)?.reject(new RenderFailure(message.blame));
    }
    if (message.kind === 'entered') {
      const one = pending.get(message.id);
      one?.trace.entered(message.by.part);
      Object.assign(one ?? {}, { by: message.by });
    }
  });
  const ended = onceOnly((how: string) => {
    const culprit = culpritOf(pending, hanging);
    const cause = hanging === undefined ? 'ended' : 'hung';
    const message = `The rendering process ended with ${how}.`;
    for (const [id, { by }] of [...pending]) {
      const isCulprit = culprit !== undefined && by?.part === culprit.part;
      const blame: Blame = isCulprit ? { ...culprit, cause, message } : { cause: 'ended', message };
      settle(id, blame)?.reject(new RenderFailure(blame));
    }
    options.onEnd(culprit, cause);
  });
  child.once('exit', (code, signal) => ended(String(signal ?? code)));
  // A process that cannot be started has no exit.
  child.on('error', (error) => child.pid === undefined && ended(error.message));
  return {
    pid: child.pid,
    get pending() {
      return pending.size;
    },
    render: (order) =>
      new Promise((resolve, reject) => {
        if (!child.connected) {
          return reject(new RenderFailure({ cause: 'ended', message: 'It has ended.' }));
        }
        last += 1;
        const id = last;
        const timer = setTimeout(() => {
          hanging ??= id;
          child.kill('SIGKILL');
        }, longest);
        pending.set(id, { resolve, reject, timer, trace: traceRender() });
        tell(child, { kind: 'render', id, order });
      }),
    drain() {
      isDraining = true;
      if (pending.size === 0) endSoon(child, longest);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** The part of the page that hung; else that of all pages, if they have one. */
function culpritOf(
  pending: ReadonlyMap<number, Pending>,
  hanging: number | undefined,
): ReleasedPart | undefined {
  if (hanging !== undefined) return pending.get(hanging)?.by;
  const [first, ...others] = [...pending.values()].map(({ by }) => by);
  return others.every((other) => other?.part === first?.part) ? first : undefined;
}

/** Lets it go, and ends it if it does not by itself. */
function endSoon(child: ChildProcess, longest: number): void {
  if (!child.connected) return;
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), longest);
  child.once('exit', () => clearTimeout(timer));
}

function onceOnly<T>(work: (given: T) => void): (given: T) => void {
  let isDone = false;
  return (given) => {
    if (isDone) return;
    isDone = true;
    work(given);
  };
}

function start({ program, site }: ProcessOptions): ChildProcess {
  // Node 20 ends at once when it is given the same folder twice.
  const folders = new Set([site, path.dirname(program)]);
  const readable = [...folders].map((folder) => `--allow-fs-read=${folder}${path.sep}*`);
  return fork(program, [site], {
    env: { NODE_ENV: 'production' },
    execArgv: [permission, ...readable, `--max-old-space-size=${MEGABYTES}`, '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'json',
  });
}

/** Answers what a page reads. Only calls of the API: the code of a part may ask for anything. */
function answering(child: ChildProcess, read: ProcessOptions['read']) {
  const failed: ApiAnswer = { status: 503, type: 'application/json', body: '{}' };
  let underWay = 0;
  return async ({ id, path: asked }: Extract<FromWorker, { kind: 'read' }>): Promise<void> => {
    const isRead = underWay < MOST_READS && withoutLanguage(String(asked)).startsWith('/api/');
    underWay += 1;
    const given = isRead ? await read(asked).catch(() => failed) : failed;
    underWay -= 1;
    tell(child, { kind: 'answer', id, answer: given });
  };
}

function tell(child: ChildProcess, message: ToWorker): void {
  // A process that ends meanwhile is noticed by its exit.
  if (child.connected) child.send(message, () => {});
}
