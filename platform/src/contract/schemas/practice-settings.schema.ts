import { z } from 'zod';
import * as limits from '../limits';
import { isMeetingUrl } from '../meeting';
import { uuid } from './fields';
import { named } from './named';
import { lessonPackage, portfolioWork, service } from './profile.schema';
import { line, lines, nameLine } from './typed';

const most = {
  about: 4_000,
  line: 200,
  language: 40,
  languages: 10,
  unit: 20,
  /** In days: one year. */
  days: 365,
  /** In hours: 60 days. */
  hours: 1_440,
  /** In minutes: two weeks. */
  notice: 20_160,
  slot: 240,
  buffer: 120,
  /** In minutes: one week. */
  service: 10_080,
  lesson: 480,
  lessons: 100,
  /** In paise; eight hours of it fit the fee column of a booking. */
  amount: 200_000_000,
};

const currency = z.enum(['INR', 'USD']);
const amount = z.int().min(0).max(most.amount);
/** Nothing else is looked at where it is none. */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:30', abort: true });
const opening = clock.meta({ examples: ['09:30'] });
const closing = clock.meta({ examples: ['18:00'] });
const cells = (least: number, longest: number) =>
  z.int().min(least).max(longest).multipleOf(limits.slotCellMinutes);

const isBefore = 'must be after the beginning';

/** Weekly hours, at most one range per weekday. */
export const weekHours = z
  .array(
    named(
      'WeekdayHours',
      z
        .object({ weekday: z.int().min(1).max(7), opens: opening, closes: closing })
        .describe('Hours of one weekday; Monday is 1.'),
    ),
  )
  .max(7)
  .superRefine((hours, context) => {
    for (const [index, { weekday, opens, closes }] of hours.entries()) {
      if (opens >= closes) {
        context.addIssue({ code: 'custom', path: [index, 'closes'], message: isBefore });
      }
      if (hours.findIndex((one) => one.weekday === weekday) < index) {
        const message = 'has its hours already';
        context.addIssue({ code: 'custom', path: [index, 'weekday'], message });
      }
    }
  });

const lunch = z
  .object({
    from: clock.meta({ examples: ['13:00'] }),
    to: clock.meta({ examples: ['14:00'] }),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: isBefore })
  .nullable();

/** Rejects fixed offsets such as `+05:30`, because they ignore clock changes. */
function isZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

const availabilityFields = z.object({
  timeZone: line(60)
    .refine(isZone, 'must be a time zone such as Asia/Kolkata')
    .meta({ examples: ['Asia/Kolkata'] }),
  hours: weekHours,
  lunch,
  slotMinutes: cells(limits.slotCellMinutes, most.slot),
  bufferBefore: cells(0, most.buffer),
  bufferAfter: cells(0, most.buffer),
  noticeMinutes: cells(0, most.notice),
  horizonDays: z.int().min(1).max(most.days),
});

export const availability = availabilityFields.meta({
  id: 'Availability',
  description: 'Lengths in minutes, multiples of `limits.slotCellMinutes`.',
});

export const availabilityOrder = availabilityFields.refine(
  ({ hours, lunch: pause }) =>
    pause === null || hours.some(({ opens, closes }) => opens <= pause.from && pause.to <= closes),
  { path: ['lunch'], message: 'must lie within the hours of a day' },
);

const meetingUrl = line(limits.meetingUrlMaxLength)
  .refine(isMeetingUrl, 'must be an https address such as https://meet.example/room')
  .meta({ examples: ['https://meet.example/room'] });

export const practicePolicy = z
  .object({
    isAskedFirst: z.boolean(),
    cancelHours: z.int().min(0).max(most.hours),
    moveHours: z.int().min(0).max(most.hours),
    meetingUrl: meetingUrl
      .nullable()
      .describe('Where clients are met by video, an https address; null where nobody is.'),
  })
  .meta({
    id: 'PracticePolicy',
    description:
      'Until how many hours before the start clients may do what; whether each is asked for first.',
  });

export const practicePolicyOrder = named(
  'PracticePolicyOrder',
  practicePolicy.partial({ meetingUrl: true }).describe('Without `meetingUrl` the address stays.'),
);

const fee = z.object({ amount: z.int(), currency, per: z.string() }).nullable();

const claim = z
  .object({
    _id: z.uuid(),
    kind: named(
      'ClaimKind',
      z
        .enum(['title', 'qualification'])
        .describe('What operators check of a verified page before it is shown.'),
    ),
    value: z.string(),
    state: z.enum(['waiting', 'rejected']),
    reason: z.string().nullable().describe('Why it was rejected.'),
    time: z.iso.datetime().describe('Instant.'),
  })
  .meta({
    id: 'PracticeClaim',
    description: 'A line that is not on the page: the page goes on saying what was checked before.',
  });

export const claimParams = z.object({ claimId: uuid });

export const practiceProfile = z
  .object({
    name: z.string(),
    title: z.string(),
    about: z.string(),
    languages: z.array(z.string()),
    qualifications: z.array(z.string()),
    address: z.string().describe('Where clients come to.'),
    landmark: z.string().nullable(),
    parking: z.string().nullable(),
    fee: fee.describe('What lists show; null where it is agreed upon.'),
    img: z.string(),
    publicPath: z
      .string()
      .nullable()
      .describe('Where everyone sees it, on this site; null until it is listed.'),
    claims: z
      .array(claim)
      .describe('Of a verified professional: what waits to be checked, and what was not approved.'),
  })
  .meta({
    id: 'PracticeProfile',
    description: 'The public profile, as the professional edits it.',
  });

const unit = line(most.unit).regex(/^[a-z][a-z ]*$/, 'must be a word such as hour');

const eachOnce = (said: string[]) => new Set(said).size === said.length;

export const practiceProfileOrder = z
  .object({
    title: nameLine(limits.nameMaxLength),
    about: lines(most.about),
    languages: z
      .array(line(most.language))
      .min(1, 'must have at least one')
      .max(most.languages)
      .refine(eachOnce, 'must have each once'),
    qualifications: z.array(line(most.line)).max(limits.qualificationsMost),
    address: line(most.line),
    landmark: line(most.line).nullable(),
    parking: line(most.line).nullable(),
    fee: z.object({ amount, currency, per: unit }).nullable(),
  })
  .partial()
  .meta({ id: 'PracticeProfileOrder', description: 'What is left out stays.' });

export const practiceSettings = z
  .object({
    profile: practiceProfile,
    availability,
    policy: practicePolicy,
    services: z.array(service),
    packages: z.array(lessonPackage),
    portfolio: z.array(portfolioWork),
    kinds: z.array(z.enum(['appointment', 'consultation', 'trial', 'lesson', 'hire'])),
  })
  .meta({
    id: 'PracticeSettings',
    description: 'Everything a professional can change about their practice.',
  });

/** With a `rate` the fee is computed from it; without, `fee` is the total. */
export const serviceOrder = z
  .object({
    _id: uuid.optional(),
    name: nameLine(limits.nameMaxLength),
    minutes: z.int().min(1).max(most.service),
    rate: amount.nullable().describe('Per hour; null where `fee` is for the whole. In paise.'),
    otherCharges: amount,
    fee: amount,
    currency,
  })
  .refine(({ rate, otherCharges }) => rate !== null || otherCharges === 0, {
    path: ['otherCharges'],
    message: 'must be 0 where the fee is for the whole',
  })
  .refine(
    ({ rate, minutes, otherCharges }) =>
      rate === null || (rate * minutes) / 60 + otherCharges <= most.amount,
    { path: ['rate'], message: 'comes to too much for so many minutes' },
  )
  .meta({
    id: 'ServiceOrder',
    description: 'With its `_id` it replaces that one; those left out of the list are removed.',
  });

/** A duplicate id would be stored once. */
const namedOnce = {
  check: (orders: { _id?: string | undefined }[]) =>
    eachOnce(orders.flatMap(({ _id }) => _id ?? [])),
  message: 'must name each once',
};

export const servicesOrder = z
  .array(serviceOrder)
  .max(limits.servicesMost)
  .refine(namedOnce.check, namedOnce.message);

export const packageChange = z
  .object({
    _id: uuid.optional(),
    name: nameLine(limits.nameMaxLength),
    lessons: z.int().min(1).max(most.lessons),
    minutes: z.int().min(1).max(most.lesson),
    fee: amount,
    currency,
  })
  .meta({
    id: 'PackageChange',
    description: 'A package of lessons to store, a new one without `_id`. `fee` counts hundredths.',
  });

export const packagesOrder = z
  .array(packageChange)
  .max(limits.packagesMost)
  .refine(namedOnce.check, namedOnce.message);

const firstYear = 1950;

export const workOrder = z
  .object({
    title: nameLine(limits.nameMaxLength),
    about: lines(most.about),
    year: z
      .int()
      .min(firstYear)
      .refine((year) => year <= new Date().getFullYear() + 1, 'must not be far in the future'),
    pictureId: uuid,
  })
  .meta({ id: 'WorkOrder', description: '`pictureId`: a file sent before with `uploadFile`.' });

export const photoOrder = z.object({ fileId: uuid });
export const workParams = z.object({ workId: uuid });
