import { DatabaseDown } from './circuit';

const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when a write failed for want of disk space. */
export const isDiskFull = (error: unknown): boolean => diskFull.has(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const statementTimeout = '57014';
const readOnly = '25006';

const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  readOnly, // the server was demoted to a replica
  '25P03', // idle-in-transaction time-out
  '53200', // out of memory
  '53300', // too many connections
  statementTimeout,
  '57P01', // the server is shutting down
  '57P02',
  '57P03',
]);

const waitedInVain = /query read timeout|timeout exceeded when trying to connect/i;

const lostConnection = /connection terminated|cannot use a pool after|pglite is closed|aborted\(/i;

/** True for a failure of the database itself, not of the query. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  const missingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    missingSocket ||
    diskFull.has(code) ||
    unavailable.has(code) ||
    code.startsWith('08') ||
    waitedInVain.test(error.message) ||
    lostConnection.test(error.message)
  );
}

/** The replica's own: it cancels queries that stand in the way of what it has to replay. */
const conflictWithRecovery = '40001';

/**
 * True when a read that failed on a replica should be read elsewhere. Not where it took too long or
 * waited in vain: the same again would only add to the load.
 */
export function isWorthReadingElsewhere(error: unknown): boolean {
  if (error instanceof DatabaseDown) return true;
  const code = codeOf(error);
  if (code === conflictWithRecovery) return true;
  if (code === statementTimeout || code === readOnly) return false;
  return isUnavailable(error) && !waitedInVain.test(String(error));
}
