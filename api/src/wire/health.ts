import { limits } from '@nukkad/platform/contract';
import { z } from 'zod';

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
    facts: z.array(fact).max(limits.healthFacts, `must be at most ${limits.healthFacts}`),
  })
  .meta({ id: 'HealthReport' });
