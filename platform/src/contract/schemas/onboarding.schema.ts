import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages';
import { onboardingSteps, referenceLists } from '../onboarding';
import { uuid } from './fields';
import { handedFile } from './files.schema';
import { line, lines } from './typed';

/** How somebody becomes listed, as schemas; a test proves each equal to the contract's type. */

const most = { line: 200, text: 4_000, reason: 1_000 };

/** As it was typed, complete or not: only what cannot be stored as text is refused. */
const typed = (longest: number) =>
  z
    .string({ error: 'must be text' })
    .max(longest, `must be at most ${longest} characters`)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'must be text without control characters');

const word = typed(most.line);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(limits.onboardingItemsMost, `must be at most ${limits.onboardingItemsMost}`);

const file = z.object({ _id: uuid, name: word, type: word, bytes: z.int().min(0) }).nullable();

const details = z.object({
  title: word,
  gender: word,
  mobileNumber: list(word),
  whatsAppNumber: word,
  isWhatsAppSame: z.boolean(),
  landlineNumber: word,
  city: word,
  location: word,
  subject: list(word),
  syllabusTaught: list(word),
});

const description = z.object({ text: typed(most.text) });

const certificate = z.object({
  ...{ id: word, subject: word, certificate: word, number: word },
  ...{ description: typed(most.text), issuedBy: word, from: word, to: word, file },
});

const certificates = z.object({ none: z.boolean(), items: list(certificate) });

const studied = z.object({
  ...{ id: word, institution: word, qualification: word, specializations: list(word) },
  ...{ from: word, to: word, file },
});

const education = z.object({ none: z.boolean(), items: list(studied) });

export const credentialOrder = z
  .discriminatedUnion('kind', [
    certificate.extend({ kind: z.literal('certificate') }),
    studied.extend({ kind: z.literal('education') }),
  ])
  .meta({ id: 'CredentialOrder' });

const weekdays = 7;
const availability = z.object({
  days: z
    .array(
      z.object({ weekday: z.int().min(1).max(weekdays), isOn: z.boolean(), from: word, to: word }),
    )
    .max(weekdays),
});

const other = z.object({ category: word, experience: word, price: word });

export const onboardingDraft = z
  .object({ details, description, certificates, education, availability, other })
  .meta({ id: 'OnboardingDraft' });

export const draftOrder = z
  .object({ revision: z.int().min(0).max(2_147_483_646), draft: onboardingDraft })
  .meta({ id: 'DraftOrder' });

export const draftKept = z.object({ revision: z.int() });

export const stepOrder = z
  .discriminatedUnion('step', [
    details.extend({ step: z.literal('details') }),
    description.extend({ step: z.literal('description') }),
    certificates.extend({ step: z.literal('certificates') }),
    education.extend({ step: z.literal('education') }),
    availability.extend({ step: z.literal('availability') }),
    other.extend({ step: z.literal('other') }),
  ])
  .meta({ id: 'StepOrder' });

export const credential = z
  .object({
    _id: z.uuid(),
    kind: z.enum(['certificate', 'education']),
    title: z.string(),
    number: z.string().nullable(),
    issuedBy: z.string(),
    from: z.string(),
    to: z.string().nullable(),
    file: handedFile.nullable(),
    state: z.enum(['waiting', 'approved', 'rejected']),
    reason: z.string().nullable(),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'Credential' });

const state = z.enum(['draft', 'submitted', 'changes-needed', 'approved']);

const history = z.array(
  z.object({
    what: z.enum(['begun', 'submitted', 'approved', 'returned']),
    at: z.string(),
    note: z.string().nullable(),
  }),
);

export const onboarding = z
  .object({
    vendorId: z.uuid(),
    profession: z.string(),
    state,
    revision: z.int(),
    draft: onboardingDraft,
    stored: z.array(z.enum(onboardingSteps)),
    credentials: z.array(credential),
    history,
  })
  .meta({ id: 'Onboarding' });

export const credentialParams = z.object({ credentialId: uuid });

export const done = z.object({ status: z.literal('OK') });

export const teacherRegistration = details
  .omit({ isWhatsAppSame: true })
  .extend({ vendorId: uuid })
  .meta({ id: 'TeacherRegistration' });

export const teacherDescription = z
  .object({ vendorId: uuid, teacherDesc: typed(most.text) })
  .meta({ id: 'TeacherDescription' });

const openingTime = z.union([
  z.object({ open: word, close: word }),
  z.object({ from: word, to: word }).describe('As it was sent before'),
]);

export const openingTimes = z
  .object({ days: list(word), times: list(openingTime) })
  .refine(({ days, times }) => days.length === times.length, {
    path: ['times'],
    message: 'must be as many as the days',
  })
  .meta({ id: 'OpeningTimes' });

const wholeUpTo = (largest: number) =>
  z
    .int({ error: messages.wholeNumberUpTo(largest) })
    .min(0, messages.wholeNumberUpTo(largest))
    .max(largest, messages.wholeNumberUpTo(largest));

export const teacherDetail = z
  .object({
    vendorId: uuid,
    tutionCategory: word,
    teachingExperience: wholeUpTo(limits.experienceYearsMost),
    price: wholeUpTo(limits.priceRupeesMost),
  })
  .refine(({ vendorId, tutionCategory }) => tutionCategory.trim().toLowerCase() !== vendorId, {
    path: ['tutionCategory'],
    message: 'must be what you teach, not your id',
  })
  .meta({ id: 'TeacherDetail' });

/** Parts of a form that comes with a file. */
export const certificateParts = z.object({
  ...{ vendorId: uuid, credentialId: uuid.optional(), subject: word, certificate: word },
  ...{ certificateDesc: typed(most.text), issueBy: word, fromDate: word, toDate: word },
});

export const educationParts = z.object({
  ...{ vendorId: uuid, credentialId: uuid.optional(), institution: word, qualification: word },
  ...{ specializationId: list(word), fromDate: word, toDate: word },
});

export const referenceParams = z.object({ list: z.enum(referenceLists) });
export const referenceQuery = z.object({ of: line(most.line).optional() });
export const referenceItem = z
  .object({ _id: z.uuid(), name: z.string() })
  .meta({ id: 'ReferenceItem' });

export const verificationsAnswer = z
  .object({
    entries: z.array(
      z.object({
        vendorId: z.uuid(),
        name: z.string(),
        profession: z.string(),
        submittedAt: z.string(),
        credentials: z.int(),
      }),
    ),
    total: z.int(),
  })
  .meta({ id: 'VerificationsAnswer' });

export const verification = z
  .object({
    vendorId: z.uuid(),
    name: z.string(),
    profession: z.string(),
    state,
    draft: onboardingDraft,
    credentials: z.array(credential),
    history,
    localityId: z.uuid().nullable(),
  })
  .meta({ id: 'Verification' });

export const credentialDecision = z
  .object({ state: z.enum(['approved', 'rejected']), reason: lines(most.reason).optional() })
  .refine((decision) => decision.state === 'approved' || decision.reason !== undefined, {
    path: ['reason'],
    message: messages.required,
  })
  .meta({ id: 'CredentialDecision' });

export const verificationDecision = z
  .object({
    state: z.enum(['approved', 'changes-needed']),
    note: lines(most.reason).optional(),
    localityId: uuid.optional(),
  })
  .meta({ id: 'VerificationDecision' });

export const verificationParams = z.object({ vendorId: uuid });
