import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Resource limits of a pool's threads. */
export interface PoolLimits {
  threads: number;
  /** Tasks that may wait for a thread; one more is refused. */
  waiting: number;
  /** Time limit of one task, from when a thread takes it. */
  milliseconds: number;
  /** Heap limit of one thread. */
  megabytes: number;
}

/** Why a task has no answer: no thread was free, or it exceeded a limit and was ended. */
export class WorkerError extends Error {
  readonly code = 'worker';
  constructor(readonly reason: 'busy' | 'too-slow' | 'too-large') {
    super(`A worker was ${reason}.`);
  }
}

export type WorkerPool<Task, Answer> = ReturnType<typeof workerPool<Task, Answer>>;

/**
 * Worker threads that answer each message with one message. A thread that fails or exceeds a limit
 * is ended and replaced at the next task; the others are reused.
 */
export function workerPool<Task, Answer>(script: URL, limits: PoolLimits) {
  const inTurn = pLimit(limits.threads);
  const all = new Set<Worker>();
  const idle: Worker[] = [];

  function begin(): Worker {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    all.add(worker);
    // Without a listener an error between two tasks would end the process.
    worker.on('error', () => {});
    worker.on('exit', () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  }

  async function answer(task: Task): Promise<Answer> {
    const worker = idle.pop() ?? begin();
    worker.ref();
    try {
      const answered = await answerOf<Task, Answer>(worker, task, limits.milliseconds);
      worker.unref();
      idle.push(worker);
      return answered;
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  }

  return {
    /** Fails with `WorkerError`, or with the thread's own error. */
    async run(task: Task): Promise<Answer> {
      if (inTurn.pendingCount >= limits.waiting) throw new WorkerError('busy');
      return inTurn(() => answer(task));
    },

    /** Ends every thread, including busy ones. */
    async close(): Promise<void> {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function answerOf<Task, Answer>(worker: Worker, task: Task, milliseconds: number) {
  return new Promise<Answer>((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', ended);
    };
    const answered = (answer: Answer) => {
      finish();
      resolve(answer);
    };
    const failed = (error: NodeJS.ErrnoException) => {
      finish();
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerError('too-large') : error);
    };
    const ended = () => failed(new Error('The worker ended without an answer.'));
    const timer = setTimeout(() => failed(new WorkerError('too-slow')), milliseconds);
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(task);
  });
}
