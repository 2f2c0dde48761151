import { z } from 'zod';
import * as limits from '../limits';
import { line } from './typed';

/** How releases do, as schemas; a test proves each equal to the contract's type. */

const name = z.string().min(1).max(128);
const ofRelease = {
  part: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of a part'),
  version: z.string().regex(/^[\w.+-]{1,64}$/, 'must be a version'),
};
const message = z.string().max(limits.healthMessageMaxLength);
const phase = z.enum(['entry', 'screen', 'render']);
const measured = z.number().min(0).max(1e12);

const fact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mount'), ...ofRelease, screen: name }),
  z.object({
    ...{ kind: z.literal('failure'), ...ofRelease, screen: name, phase },
    ...{ code: z.string().min(1).max(64), message },
    recovered: z.enum(['retry', 'origin', 'previous', 'none']),
  }),
  z.object({ kind: z.literal('error'), ...ofRelease, message }),
  z.object({ kind: z.literal('load'), ...ofRelease, phase, ms: measured, bytes: measured }),
  z.object({
    ...{ kind: z.literal('vital'), ...ofRelease },
    ...{ name: z.enum(['LCP', 'INP', 'CLS']), value: measured },
  }),
  z.object({
    ...{ kind: z.literal('share'), ...ofRelease },
    ...{ name, wanted: name, given: name, from: ofRelease.part },
  }),
]);

export const healthReport = z
  .object({
    visit: z.string().regex(/^[\w-]{8,64}$/, 'must be a random name'),
    lock: z.string().max(64),
    canary: z.string().max(64).optional(),
    path: z.string().max(512),
    ticket: z.string().max(512).optional(),
    facts: z.array(fact).max(limits.healthFacts, `must be at most ${limits.healthFacts}`),
  })
  .meta({ id: 'HealthReport' });

export const visitTicketOrder = z
  .object({ lock: z.string().max(64) })
  .meta({ id: 'VisitTicketOrder' });

export const visitTicket = z.object({ ticket: z.string().nullable() }).meta({ id: 'VisitTicket' });

const moment = z.iso.datetime();
const count = z.int();
const figure = z.number().nullable();

export const partParams = z.object({ part: ofRelease.part });
export const canaryParams = z.object({ canary: z.string().regex(/^[\w.-]{1,64}$/) });
export const takeBackOrder = z
  .object({ reason: line(limits.decisionReasonMaxLength) })
  .meta({ id: 'TakeBackOrder' });
export const rollBackOrder = takeBackOrder
  .extend({ version: ofRelease.version })
  .meta({ id: 'RollBackOrder' });

const releaseHealth = z
  .object({
    ...ofRelease,
    standing: z.enum(['live', 'canary', 'stored', 'withdrawn']),
    owner: z.string().nullable(),
    ...{ mounts: count, failures: count, errors: count },
    p75: z.object({
      ...{ 'load-entry': figure, 'load-screen': figure, 'load-render': figure },
      ...{ 'bytes-entry': figure, 'bytes-screen': figure, 'bytes-render': figure },
      ...{ LCP: figure, INP: figure, CLS: figure },
    }),
  })
  .meta({ id: 'ReleaseHealth' });

const arm = z.object({ visits: count, troubled: count });

const runningCanary = z
  .object({
    id: z.string(),
    share: count,
    parts: z.array(
      z.object({
        ...{ part: z.string(), version: z.string(), liveVersion: z.string() },
        ...{ canary: arm, live: arm, verdict: z.enum(['go-on', 'healthy', 'take-back']) },
      }),
    ),
  })
  .meta({ id: 'RunningCanary' });

export const releasesAnswer = z
  .object({
    hours: count,
    canary: runningCanary.nullable(),
    releases: z.array(releaseHealth),
  })
  .meta({ id: 'ReleasesAnswer' });

const releaseMessage = z.object({
  ...{ _id: z.uuid(), ...ofRelease, time: moment, kind: z.enum(['failure', 'error']) },
  ...{ code: z.string().nullable(), phase: phase.nullable() },
  ...{ path: z.string(), message: z.string() },
});

const releaseShare = z.object({
  ...{ ...ofRelease, name: z.string(), wanted: z.string(), given: z.string() },
  ...{ from: z.string(), times: count },
});

export const partReleases = z
  .object({
    ...{ part: z.string(), hours: count, canary: runningCanary.nullable() },
    ...{ releases: z.array(releaseHealth), messages: z.array(releaseMessage) },
    shares: z.array(releaseShare),
  })
  .meta({ id: 'PartReleases' });

export const releaseMove = z
  .object({
    ...{ ...ofRelease, time: moment, channel: z.string(), serial: count },
    ...{ previous: z.string().nullable(), action: z.string() },
    ...{ by: z.string().nullable(), reason: z.string().nullable() },
  })
  .meta({ id: 'ReleaseMove' });
