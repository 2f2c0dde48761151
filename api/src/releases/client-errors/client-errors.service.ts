import {
  type ClientErrorReport,
  type ClientErrorSeen,
  cleanStack,
  type ErrorTrace,
  limits,
  readStack,
  type StackFrame,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { pageErrors } from '../../core/metrics/instruments';
import type { Releases } from '../release-health/releases';
import {
  addClientError,
  newestClientErrors,
  stackOf,
  trimClientErrors,
} from './client-errors.store';
import { text } from './client-errors.text';
import { decodedMaps } from './decoded-maps';
import type { ReleaseSources } from './release-sources';
import { type FoundFrame, traceOf } from './trace.model';

/** Reporting needs no account, so the number of stored reports is limited. */
const kept = 10_000;
const trimEvery = 100;

interface Deps {
  db: Kysely<Tables>;
  sources: ReleaseSources;
  /** For the owners of parts whose release is gone. */
  releases: Pick<Releases, 'live'>;
}

export type ClientErrorsService = ReturnType<typeof clientErrorsService>;

export function clientErrorsService({ db, sources, releases }: Deps) {
  let reports = 0;
  const mapOf = decodedMaps(sources);

  async function found(frame: StackFrame): Promise<FoundFrame> {
    const { part, version } = frame;
    const [map, owner] = await Promise.all([mapOf(frame), sources.owner(part, version)]);
    return { frame, map, owner: owner ?? (await ownerNow(part)) };
  }

  async function ownerNow(part: string): Promise<string | null> {
    return (await releases.live())?.remotes[part]?.owner ?? null;
  }

  return {
    async record(report: ClientErrorReport): Promise<void> {
      await addClientError(db, plain(report));
      pageErrors.inc();
      reports += 1;
      if (reports % trimEvery === 0) await trimClientErrors(db, kept);
    },

    newest: (): Promise<ClientErrorSeen[]> => newestClientErrors(db, limits.clientErrorsShown),

    /** Mapped when it is asked for: most reports are never looked at. */
    async trace(id: string): Promise<ErrorTrace> {
      const stack = orNotFound(await stackOf(db, id), text.noStack);
      // One after the other: frames of one stack are mostly of the same few maps.
      const frames: (FoundFrame | null)[] = [];
      for (const frame of readStack(stack)) frames.push(frame && (await found(frame)));
      return traceOf(frames);
    },
  };
}

/**
 * Without control characters, which could forge lines where a report is read as text, and with the
 * stack cleaned anew: not every client is our page.
 */
export function plain({ stack, ...report }: ClientErrorReport): ClientErrorReport {
  const fields = Object.entries(report).map(([field, text]) => [
    field,
    typeof text === 'string' ? text.replace(/\p{Cc}+/gu, ' ').trim() : text,
  ]);
  const cleaned = stack === undefined ? undefined : cleanStack(stack);
  return { ...Object.fromEntries(fields), ...(cleaned !== undefined && { stack: cleaned }) };
}
