/** The database does not answer; whoever asks may come back. */
export class DatabaseDown extends Error {
  /** As the server's own for a connection that failed. */
  readonly code = '08006';
  constructor() {
    super('The database does not answer.');
  }
}

export interface Circuit {
  /**
   * Does the work. Fails with `DatabaseDown` at once while the database is known to be down, and as
   * soon as that is found out while the work waits for it.
   */
  guard: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks no more. */
  stop: () => void;
}

/** In milliseconds. */
export interface CircuitTimes {
  /** An answer that takes longer is reason to look whether the database answers anybody. */
  slowAfter: number;
  /** Until it is asked again whether it is back. */
  pause: number;
}

/**
 * Finds out that a database hangs without asking it while it answers: only where an answer is slow,
 * `check` looks whether it is the database and not the question. While it is down it is asked by
 * `check` alone, until that succeeds.
 *
 * @param check fails, soon, where nothing is answered
 */
export function circuit(
  check: () => Promise<void>,
  { slowAfter, pause }: CircuitTimes = { slowAfter: 1_000, pause: 1_000 },
): Circuit {
  const waiting = new Set<() => void>();
  let state: 'up' | 'looking' | 'down' | 'stopped' = 'up';
  let timer: NodeJS.Timeout | undefined;

  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds).unref();
  };

  async function look(): Promise<void> {
    if (state === 'up') state = 'looking';
    const answers = await check().then(
      () => true,
      () => false,
    );
    if (state === 'stopped') return;
    state = answers ? 'up' : 'down';
    if (!answers) for (const giveUp of [...waiting]) giveUp();
    if (!answers) lookIn(pause);
    // Somebody still waits: the database may stop to answer later than they asked.
    else if (waiting.size > 0) lookIn(slowAfter);
  }

  return {
    guard: (work) =>
      new Promise((resolve, reject) => {
        if (state === 'down') return void reject(new DatabaseDown());
        const slow = setTimeout(() => {
          if (state === 'up') void look();
        }, slowAfter).unref();
        const done = () => {
          clearTimeout(slow);
          waiting.delete(giveUp);
        };
        const giveUp = () => {
          done();
          reject(new DatabaseDown());
        };
        waiting.add(giveUp);
        work().then(resolve, reject).finally(done);
      }),
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
