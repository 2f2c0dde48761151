import { z } from 'zod';
import * as limits from '../limits';
import { named } from './named';
import { line } from './typed';

const name = z.string().min(1).max(128);
const ofRelease = {
  part: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the name of a part'),
  version: z.string().regex(/^[\w.+-]{1,64}$/, 'must be a version'),
};
const message = z.string().max(limits.healthMessageMaxLength);
const phase = named(
  'LoadPhase',
  z
    .enum(['entry', 'screen', 'render'])
    .describe(
      'Where loading a remote stands: its container, the files of its screen, its first drawing.',
    ),
);
const measured = z.number().min(0).max(1e12);

const fact = named(
  'HealthFact',
  z
    .discriminatedUnion('kind', [
      named(
        'MountFact',
        z
          .object({ kind: z.literal('mount'), ...ofRelease, screen: name })
          .describe('A screen was drawn.'),
      ),
      named(
        'FailureFact',
        z
          .object({
            ...{ kind: z.literal('failure'), ...ofRelease, screen: name, phase },
            ...{
              code: z
                .string()
                .min(1)
                .max(64)
                .describe('`MF-LOAD`, `MF-CHUNK`, … as the person saw it.'),
              message,
            },
            recovered: z
              .enum(['retry', 'origin', 'previous', 'none'])
              .describe(
                'What the page did about it by itself; `none` where the person saw the card.',
              ),
          })
          .describe('A screen could not be shown; `phase` says how far it came.'),
      ),
      named(
        'ErrorFact',
        z
          .object({ kind: z.literal('error'), ...ofRelease, message })
          .describe('A part threw after it had been drawn.'),
      ),
      named(
        'LoadFact',
        z
          .object({ kind: z.literal('load'), ...ofRelease, phase, ms: measured, bytes: measured })
          .describe(
            'How long a phase took, in milliseconds, and what came over the wire, in bytes.',
          ),
      ),
      named(
        'VitalFact',
        z
          .object({
            ...{ kind: z.literal('vital'), ...ofRelease },
            ...{ name: z.enum(['LCP', 'INP', 'CLS']), value: measured },
          })
          .describe(
            'A web vital while this part held the page: LCP and INP in milliseconds, CLS without unit.',
          ),
      ),
      named(
        'ShareFact',
        z
          .object({
            ...{ kind: z.literal('share'), ...ofRelease },
            ...{
              name,
              wanted: name,
              given: name,
              from: ofRelease.part.describe('Part that brought the copy.'),
            },
          })
          .describe('Which copy of a shared package a part was given.'),
      ),
    ])
    .describe('One event or measurement of a release, reported by a page.'),
);

export const healthReport = z
  .object({
    visit: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'must be a random name')
      .meta({ examples: ['Zx81kQp0'] })
      .describe('Random, of this view of a page; it names nobody.'),
    lock: z.string().max(64).describe('Composition of the page, canary included.'),
    canary: z.string().max(64).optional().describe('Id of the canary the visitor belongs to.'),
    path: z.string().max(512),
    ticket: z
      .string()
      .max(512)
      .optional()
      .describe('Of this view of a page; without one a report says nothing about a canary.'),
    facts: z.array(fact).max(limits.healthFacts, `must be at most ${limits.healthFacts}`),
  })
  .meta({ id: 'HealthReport', description: 'What one page saw since its last report.' });

export const visitTicketOrder = z
  .object({ lock: z.string().max(64).describe('Composition of the page, canary included.') })
  .meta({ id: 'VisitTicketOrder', description: 'What a page runs while a canary is watched.' });

export const visitTicket = z.object({ ticket: z.string().nullable() }).meta({
  id: 'VisitTicket',
  description:
    'Signed by the API, short-lived, and about one view of a page; null where no canary runs.',
});

const moment = z.iso.datetime();
const count = z.int();
const figure = z.number().nullable();

export const partParams = z.object({ part: ofRelease.part });
export const canaryParams = z.object({ canary: z.string().regex(/^[\w.-]{1,64}$/) });
export const takeBackOrder = z.object({ reason: line(limits.decisionReasonMaxLength) }).meta({
  id: 'TakeBackOrder',
  description: "Why an operator takes something back; it stands in the registry's log.",
});
export const rollBackOrder = takeBackOrder
  .extend({ version: ofRelease.version })
  .meta({ id: 'RollBackOrder', description: 'The version that everybody shall run again.' });

const releaseHealth = z
  .object({
    ...ofRelease,
    standing: z
      .enum(['live', 'canary', 'stored', 'withdrawn'])
      .describe(
        'Whether everybody runs it, a share of the visitors, nobody any more, or nobody may.',
      ),
    owner: z
      .string()
      .nullable()
      .describe('Team that answers for the part as everybody runs it; null where that names none.'),
    ...{ mounts: count, failures: count, errors: count },
    p75: z
      .object({
        ...{ 'load-entry': figure, 'load-screen': figure, 'load-render': figure },
        ...{ 'bytes-entry': figure, 'bytes-screen': figure, 'bytes-render': figure },
        ...{ LCP: figure, INP: figure, CLS: figure },
      })
      .describe('Three quarters of what was measured are at most this; null where nothing was.'),
  })
  .meta({
    id: 'ReleaseHealth',
    description: 'How one release did in the last `ReleasesAnswer.hours`.',
  });

const arm = named(
  'CanaryArm',
  z
    .object({ visits: count, troubled: count })
    .describe(
      'Visits that tried a version while the canary ran, and of how many something went wrong.',
    ),
);

const runningCanary = z
  .object({
    id: z.string(),
    share: count.describe('Hundredths of a percent of the visitors.'),
    parts: z.array(
      named(
        'CanaryPart',
        z
          .object({
            ...{ part: z.string(), version: z.string(), liveVersion: z.string() },
            ...{ canary: arm, live: arm, verdict: z.enum(['go-on', 'healthy', 'take-back']) },
          })
          .describe('How one part of the canary that runs compares with what everybody else runs.'),
      ),
    ),
  })
  .meta({ id: 'RunningCanary', description: 'A running canary and the releases it tries.' });

export const releasesAnswer = z
  .object({
    hours: count.describe('How far back it is counted.'),
    canary: runningCanary.nullable(),
    releases: z.array(releaseHealth),
  })
  .meta({ id: 'ReleasesAnswer', description: 'Every part with what is run of it.' });

const releaseMessage = named(
  'ReleaseMessage',
  z
    .object({
      ...{ _id: z.uuid(), ...ofRelease, time: moment, kind: z.enum(['failure', 'error']) },
      ...{ code: z.string().nullable(), phase: phase.nullable() },
      ...{ path: z.string(), message: z.string() },
    })
    .describe('What a page said of a failure, cleaned of what could tell whose page it was.'),
);

const releaseShare = named(
  'ReleaseShare',
  z
    .object({
      ...{ ...ofRelease, name: z.string(), wanted: z.string(), given: z.string() },
      ...{ from: z.string(), times: count },
    })
    .describe('Which copy of a package a release was given, and how often.'),
);

export const partReleases = z
  .object({
    ...{ part: z.string(), hours: count, canary: runningCanary.nullable() },
    ...{
      releases: z.array(releaseHealth),
      messages: z.array(releaseMessage).describe('The newest first.'),
    },
    shares: z.array(releaseShare),
  })
  .meta({
    id: 'PartReleases',
    description: 'One part: every version that the registry has, the live one first.',
  });

export const releaseMove = z
  .object({
    ...{ ...ofRelease, time: moment, channel: z.string(), serial: count },
    ...{
      previous: z.string().nullable(),
      action: z.string().describe('`release`, `rollback`, `canary`, `promote`, `withdraw`, …'),
    },
    ...{ by: z.string().nullable(), reason: z.string().nullable() },
  })
  .meta({ id: 'ReleaseMove', description: "A line of the registry's log." });
