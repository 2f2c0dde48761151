import { LockedError } from '../db/lock';
import { BehindError } from '../db/migrate';
import { SettingsError } from './settings';

/** Ends the process: with a sentence for errors the operator can correct, else with a stack. */
export function fail(error: unknown): never {
  console.error(sentenceOf(error) ?? error);
  process.exit(1);
}

/** The sentence to print for a failed start; undefined when the cause is a bug of ours. */
export function sentenceOf(error: unknown): string | undefined {
  const known = [SettingsError, LockedError, BehindError];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with PORT (API_PORT for the API alone).`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} needs more rights than this process has: choose one above 1023 with PORT.`;
  }
  if (syscall === 'connect' || syscall === 'getaddrinfo' || code?.startsWith('28')) {
    return `The database of DATABASE_URL does not answer (${(error as Error).message}): start it, or unset DATABASE_URL for the embedded one.`;
  }
  return undefined;
}
