/** Over a day of trying hourly: there was time to put right what is wrong. */
export const enoughAttempts = 40;

const hour = 3_600;

/** Seconds until a job is tried again, twice as long each time; null when that was often enough. */
export function secondsUntilRetry(attempts: number): number | null {
  if (attempts >= enoughAttempts) return null;
  return backOff(attempts, hour);
}

/** Twice as long each time, so many seconds at most. */
export const backOff = (attempts: number, most: number): number =>
  Math.min(most, 2 ** Math.min(attempts, 12));

/** What mail servers and databases call their failures; anything longer could be somebody's words. */
const plainCode = /^[\w. -]{1,40}$/;

/**
 * What failed and where, for operators: the error's name, its codes and the place in the code. Its
 * message is left out, because it may repeat addresses and what people wrote.
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

/** File and line of the first frame that is the product's own. */
function placeOf({ stack = '' }: Error): string | undefined {
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && !isForeign(line));
  const file = frame?.split(/[/\\(]/).at(-1) ?? '';
  return /^[\w.-]+:\d+/.exec(file)?.[0];
}

const isForeign = (line: string): boolean => /node:|node_modules/.test(line);
