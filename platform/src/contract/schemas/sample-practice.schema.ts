import { z } from 'zod';
import { assignment } from './assignments.schema';
import { bookedVendor } from './booking.schema';
import { legalCase } from './cases.schema';
import { client } from './clients.schema';
import { openQuestion } from './community.schema';
import { officeComplaint } from './complaints.schema';
import { publicDesk } from './desk.schema';
import { money, rating } from './directory.schema';
import { named } from './named';
import { credential } from './onboarding.schema';
import { caseCategory, clockTime, performance, practiceStats } from './practice.schema';
import { practiceSettings } from './practice-settings.schema';

/** Times count from now, so that the content does not age. */
const ago = z.int().min(0);

const invented = z
  .string()
  .regex(/ \(sample\)$/, 'must end with (sample)')
  .meta({ examples: ['Nobody (sample)'] });

const time = clockTime.meta({ examples: ['09:30'] });

const sampleCase = named(
  'SampleCase',
  legalCase
    .pick({ category: true, court: true, stage: true, outcome: true })
    .extend({
      title: invented,
      opponent: invented,
      openedDaysAgo: ago,
      closedDaysAgo: ago.nullable(),
      lastHearingDaysAgo: ago,
      nextHearingInDays: z.int().min(1).nullable(),
    })
    .describe('A case of the demonstration.'),
);

const sampleAssignment = named(
  'SampleAssignment',
  assignment
    .pick({ text: true, maxMarks: true })
    .extend({
      title: invented,
      dueInDays: z.int(),
      submission: z
        .object({ text: z.string(), hoursAgo: ago })
        .nullable()
        .describe('Null while nothing is handed in.'),
    })
    .describe('An assignment of the demonstration.'),
);

const sampleClient = named(
  'SampleClient',
  client
    .pick({
      ...{ gender: true, heightCm: true, weightKg: true, concern: true, status: true },
      ...{ visits: true, lessonsBought: true, lessonsLeft: true },
    })
    .extend({
      name: invented,
      age: z.int().describe('Whole years.'),
      registeredDaysAgo: ago,
      lastVisitDaysAgo: ago,
      message: z
        .object({ text: z.string(), hoursAgo: ago, isUnread: z.boolean() })
        .nullable()
        .describe('The last one they wrote; null of clients without an account.'),
      legalCase: sampleCase.nullable(),
      assignment: sampleAssignment.nullable(),
    })
    .describe('An invented client of the demonstration.'),
);

const sampleVisits = named(
  'SampleVisits',
  z
    .object({
      times: z.array(time).describe('Start times of a day, in the time zone of the settings.'),
      minutes: z.int().min(1),
      weeksBack: z.int().min(1),
      weeksAhead: z.int().min(1),
      requests: z.int().describe('How many of the last ones are not answered yet.'),
      fee: money,
      caseCategories: z.array(caseCategory),
    })
    .describe('When the clients of the demonstration come, and what a visit costs.'),
);

const sampleQuestion = named(
  'SampleQuestion',
  openQuestion
    .pick({ question: true, answers: true })
    .extend({ daysAgo: ago })
    .describe('A question that the demonstration shows.'),
);

const sampleComplaint = named(
  'SampleComplaint',
  officeComplaint
    .pick({ kind: true, text: true, status: true, level: true, alike: true })
    .extend({
      daysAgo: ago,
      dueInDays: z.int().nullable(),
      answer: z.object({ text: z.string(), daysAgo: ago }).nullable(),
    })
    .describe('A complaint to the office of the demonstration.'),
);

const sampleDocument = named(
  'SampleDocument',
  credential
    .pick({ kind: true, title: true, number: true, issuedBy: true, file: true, state: true })
    .extend({ fromDaysAgo: ago, toDaysAgo: ago })
    .describe('A document that the practice of the demonstration has handed in.'),
);

const { hours, students, classes } = performance.shape;

/** Content of the demonstration of dashboards. */
export const samplePractice = z
  .object({
    vendor: bookedVendor,
    settings: practiceSettings,
    clients: z.array(sampleClient),
    visits: sampleVisits,
    figures: z
      .object({
        rating,
        classes: practiceStats.shape.classes,
        performance: z.object({ hours, students, classes }),
      })
      .describe('Numbers that nothing else yields; `performance` repeats over longer spans.'),
    questions: z.array(sampleQuestion),
    office: publicDesk,
    complaints: z.array(sampleComplaint),
    documents: z.array(sampleDocument),
  })
  .meta({
    id: 'SamplePractice',
    description:
      'What a demonstration of a dashboard shows: an invented practice. Days and hours count from now, amounts in hundredths.',
  });
