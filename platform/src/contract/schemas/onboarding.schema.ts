import { z } from 'zod';
import * as limits from '../limits';
import * as messages from '../messages.text';
import { onboardingSteps, referenceLists } from '../onboarding';
import { uuid } from './fields';
import { handedFile } from './files.schema';
import { named } from './named';
import { line } from './typed';

const most = { line: 200, text: 4_000 };

/** A draft's text, complete or not: only what cannot be stored is rejected. */
const typed = (longest: number) =>
  z
    .string({ error: 'must be text' })
    .max(longest, `must be at most ${longest} characters`)
    .regex(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u, 'must be text without control characters');

const word = typed(most.line);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(limits.onboardingItemsMost, `must be at most ${limits.onboardingItemsMost}`);

const file = z.object({ _id: uuid, name: word, type: word, bytes: z.int().min(0) }).nullable();

const details = named(
  'DetailsDraft',
  z
    .object({
      title: word,
      gender: word,
      mobileNumber: list(word).describe('With their country code, `+91…`.'),
      whatsAppNumber: word,
      isWhatsAppSame: z.boolean(),
      landlineNumber: word,
      city: word,
      location: word,
      subject: list(word).describe(
        "What somebody works in: a teacher's subjects, a doctor's specialities.",
      ),
      syllabusTaught: list(word).describe('Teachers only.'),
    })
    .describe('Step 1 of the onboarding, as typed.'),
);

const description = z.object({ text: typed(most.text) });

const certificate = named(
  'CertificateDraft',
  z
    .object({
      ...{
        id: word.describe('A UUID the browser makes: storing it again replaces it.'),
        subject: word,
        certificate: word,
        number: word.describe('The registration or membership number; professions that have one.'),
      },
      ...{ description: typed(most.text), issuedBy: word, from: word, to: word, file },
    })
    .describe('Days are `yyyy-MM-dd`; empty while nothing is typed.'),
);

const certificates = z.object({ none: z.boolean(), items: list(certificate) });

const studied = named(
  'EducationDraft',
  z
    .object({
      ...{ id: word, institution: word, qualification: word, specializations: list(word) },
      ...{ from: word, to: word, file },
    })
    .describe(
      'An education of step 4, as typed. Days are `yyyy-MM-dd`; empty while nothing is typed.',
    ),
);

const education = z.object({ none: z.boolean(), items: list(studied) });

export const credentialOrder = z
  .discriminatedUnion('kind', [
    certificate.extend({ kind: z.literal('certificate') }),
    studied.extend({ kind: z.literal('education') }),
  ])
  .meta({
    id: 'CredentialOrder',
    description:
      'A document that is handed in alone, before listing or after; its `id` is made by the sender.',
  });

const weekdays = 7;
const availability = z.object({
  days: z
    .array(
      named(
        'DayDraft',
        z
          .object({
            weekday: z.int().min(1).max(weekdays),
            isOn: z.boolean(),
            from: word.describe('`09:00`'),
            to: word,
          })
          .describe('One weekday, Monday is 1; its times count while it is on.'),
      ),
    )
    .max(weekdays),
});

const other = named(
  'OtherDraft',
  z
    .object({
      category: word.describe(
        '`tutionCategory` of teachers; professions without one leave it empty.',
      ),
      experience: word.describe('Whole years, as typed.'),
      price: word.describe('Rupees, as typed.'),
    })
    .describe('Step 6 of the onboarding, as typed.'),
);

export const onboardingDraft = z
  .object({
    details,
    description,
    certificates: certificates.describe('`none`: "I don\'t have …" is ticked.'),
    education,
    availability,
    other,
  })
  .meta({
    id: 'OnboardingDraft',
    description: 'What was typed, as it was typed: nothing in it is judged until a step is stored.',
  });

export const draftOrder = z
  .object({
    revision: z.int().min(0).max(2_147_483_646).describe('The one the draft was begun from.'),
    draft: onboardingDraft,
  })
  .meta({
    id: 'DraftOrder',
    description:
      'An onboarding draft to store. An older `revision` is refused with `draft-changed`.',
  });

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
  .meta({
    id: 'StepOrder',
    description:
      "A step of any profession, as its draft has it; documented calls store a teacher's.",
  });

export const credential = z
  .object({
    _id: z.uuid(),
    kind: named(
      'CredentialKind',
      z
        .enum(['certificate', 'education'])
        .describe('A certificate (step 3 of the onboarding) or an education (step 4).'),
    ),
    title: z.string().describe('"Mathematics, Advanced", "BSc, BITS"'),
    number: z.string().nullable(),
    issuedBy: z.string(),
    from: z.string().describe('Days; `to` is null for what does not end.'),
    to: z.string().nullable(),
    file: handedFile.nullable(),
    state: z.enum(['waiting', 'approved', 'rejected']),
    reason: z.string().nullable().describe('Why it was rejected.'),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: 'Credential', description: 'A document an operator looks at.' });

export const onboardingState = named(
  'OnboardingState',
  z
    .enum(['draft', 'submitted', 'changes-needed', 'approved'])
    .describe(
      'Where somebody stands: `draft` and `changes-needed` can be edited and submitted, `submitted` waits for an operator, `approved` is listed with the verified badge.',
    ),
);

export const onboardingHistory = z.array(
  named(
    'OnboardingEvent',
    z
      .object({
        what: z.enum(['begun', 'submitted', 'approved', 'returned']),
        at: z.string().describe('ISO instant.'),
        note: z.string().nullable().describe('What the operator wrote to it.'),
      })
      .describe('An entry in the history of an onboarding.'),
  ),
);

export const onboarding = z
  .object({
    vendorId: z.uuid(),
    profession: z.string().describe('`teacher`; what is asked is in `onboardingOutlineOf`.'),
    state: onboardingState,
    revision: z
      .int()
      .describe(
        'Counts every draft that was kept; whoever sends an older one is told with `draft-changed`.',
      ),
    draft: onboardingDraft.describe('As it was typed last, complete or not.'),
    stored: z
      .array(
        named(
          'OnboardingStep',
          z
            .enum(onboardingSteps)
            .describe('A step of the onboarding, the same for every profession.'),
        ),
      )
      .describe('Steps that are stored and complete, whatever was typed since.'),
    credentials: z.array(credential),
    history: onboardingHistory.describe('Oldest first.'),
  })
  .meta({
    id: 'Onboarding',
    description: "A professional's onboarding: what is typed, what is stored, and its history.",
  });

export const credentialParams = z.object({ credentialId: uuid });

export const done = z.object({ status: z.literal('OK') });

export const teacherRegistration = details
  .omit({ isWhatsAppSame: true })
  .extend({ vendorId: uuid })
  .meta({
    id: 'TeacherRegistration',
    description: 'Step 1 of a teacher. `landlineNumber` may be empty.',
  });

export const teacherDescription = z
  .object({ vendorId: uuid, teacherDesc: typed(most.text) })
  .meta({ id: 'TeacherDescription', description: 'Step 2 of a teacher.' });

const openingTime = z.union([
  z.object({ open: word, close: word }),
  z.object({ from: word, to: word }).describe('As it was sent before'),
]);

export const openingTimes = z
  .object({
    days: list(word).describe('`monday`, in any case.'),
    times: list(openingTime).describe(
      "`{ open: '09:00', close: '17:00' }`; `{ from, to }` is what was sent before it, and is taken.",
    ),
  })
  .refine(({ days, times }) => days.length === times.length, {
    path: ['times'],
    message: 'must be as many as the days',
  })
  .meta({
    id: 'OpeningTimes',
    description:
      'Step 5 of a teacher, two lists side by side: `days[0]` from `times[0].open` to `times[0].close`. Nothing of it is answered.',
  });

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
  .meta({
    id: 'TeacherDetail',
    description: 'Step 6 of a teacher; `price` in rupees for an hour.',
  });

/** Fields of a multipart form with the file of a certificate. */
export const certificateParts = z.object({
  ...{ vendorId: uuid, credentialId: uuid.optional(), subject: word, certificate: word },
  ...{ certificateDesc: typed(most.text), issueBy: word, fromDate: word, toDate: word },
});

/** Fields of a multipart form with the file of an education. */
export const educationParts = z.object({
  ...{ vendorId: uuid, credentialId: uuid.optional(), institution: word, qualification: word },
  ...{ specializationId: list(word), fromDate: word, toDate: word },
});

export const referenceParams = z.object({
  list: named(
    'ReferenceList',
    z
      .enum(referenceLists)
      .describe(
        'Lists people choose from. Localities are asked for with `of`, the name of their city.',
      ),
  ),
});
export const referenceQuery = z.object({ of: line(most.line).optional() });
export const referenceItem = z.object({ _id: z.uuid(), name: z.string() }).meta({
  id: 'ReferenceItem',
  description: 'What is in none of the lists is typed: cities and all after them take free text.',
});

export const verificationParams = z.object({ vendorId: uuid });
