/** The database does not answer; the caller may retry. */
export class DatabaseDown extends Error {
  /** The SQLSTATE of a server for a failed connection. */
  readonly code = '08006';
  constructor() {
    super('The database does not answer.');
  }
}

export interface Circuit {
  /**
   * Does the work. Fails with `DatabaseDown` at once while the database is known to be down, and as
   * soon as it turns out to be down while the work waits for it.
   */
  guard: <T>(work: () => Promise<T>) => Promise<T>;
  /** Fails all work in progress with `DatabaseDown`: what it waits for has been replaced. */
  giveUp: () => void;
  /** Stops checking. */
  stop: () => void;
}

export interface CircuitTimes {
  /** An answer slower than this makes the circuit check whether the database is down. */
  slowAfter: number;
  /** Time between checks while the database is down. */
  pause: number;
}

/**
 * Circuit breaker for a database that hangs. While answers are quick nothing is checked; after a
 * slow one, `check` tells a hanging database from a slow query. While the database is down only
 * `check` is run, until it succeeds.
 *
 * @param check must fail quickly when the database does not answer
 */
export function circuit(
  check: () => Promise<void>,
  { slowAfter, pause }: CircuitTimes = { slowAfter: 1_000, pause: 1_000 },
): Circuit {
  const waiting = new Set<() => void>();
  const giveUpAll = () => {
    for (const giveUp of [...waiting]) giveUp();
  };
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
    if (!answers) giveUpAll();
    if (!answers) lookIn(pause);
    // Work is still waiting, and the database may stop answering after this check.
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
    giveUp: giveUpAll,
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}
