/** More than a day of hourly attempts, enough time to correct the cause. */
export const enoughAttempts = 40;

const hour = 3_600;

/** Seconds until a job is retried, doubling each time; null when attempts are exhausted. */
export function secondsUntilRetry(attempts: number): number | null {
  if (attempts >= enoughAttempts) return null;
  return backOff(attempts, hour);
}

/** Exponential back-off in seconds, `most` at most. */
export const backOff = (attempts: number, most: number): number =>
  Math.min(most, 2 ** Math.min(attempts, 12));

/** The form of error codes of mail servers and databases; a longer text could be a user's words. */
const plainCode = /^[\w. -]{1,40}$/;

/**
 * What failed and where, for operators: the error's name, its codes and the place in the code. The
 * message is left out, because it may repeat addresses and users' texts.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown failure';
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  const codes = [code, command, responseCode].filter(
    (one) => (typeof one === 'string' && plainCode.test(one)) || typeof one === 'number',
  );
  const place = placeOf(error);
  return [error.name, ...codes, ...(place === undefined ? [] : [`at ${place}`])].join(' ');
}

/** File and line of the first stack frame in the product's own code. */
function placeOf({ stack = '' }: Error): string | undefined {
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && !isForeign(line));
  const file = frame?.split(/[/\\(]/).at(-1) ?? '';
  return /^[\w.-]+:\d+/.exec(file)?.[0];
}

const isForeign = (line: string): boolean => /node:|node_modules/.test(line);
