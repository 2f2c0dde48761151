import { z } from 'zod';
import * as limits from '../limits';
import { slug, uuid } from './fields';
import { handedFile } from './files.schema';
import { named } from './named';
import { email, publicLine, publicLines, publicName } from './typed';

const moment = z.iso.datetime();
const status = named(
  'ComplaintStatus',
  z
    .enum(['received', 'in-progress', 'answered', 'closed', 'rejected'])
    .describe(
      'How a complaint stands. Before somebody has read it, it is `received` and not published; it can be published and still `received`, which is what the office has not looked at.',
    ),
);

export const complaintRecipient = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('officer'),
      officerId: z.uuid(),
      name: z.string(),
      about: z.string(),
    }),
    z.object({
      kind: z.literal('office'),
      office: z.string(),
      department: z.string(),
      name: z.string(),
      about: z.string(),
    }),
  ])
  .meta({
    id: 'ComplaintRecipient',
    description: 'Whom a complaint is about: an officer, or a department of a government office.',
  });

const complaintFields = {
  _id: z.uuid(),
  number: z.string().describe('What the complainant was given: `NK-C-000123`.'),
  kind: z.string().describe('As chips say it: `Service-related`; lists are narrowed by its slug.'),
  recipient: complaintRecipient.nullable(),
  text: z.string(),
  time: moment,
  status,
  level: z.int().describe("1: the desk, 2: the head of the office, 3: Nukkad's own people."),
  alike: z.int().describe('How many others said "me too".'),
  answer: z.object({ time: moment, text: z.string() }).nullable(),
};

const complaint = z.object(complaintFields).meta({
  id: 'Complaint',
  description: 'A complaint as everybody may read it: redacted text only.',
});

const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };

export const complaintsAnswer = z
  .object({ ...paging, complaints: z.array(complaint).max(limits.complaintsPerPage) })
  .meta({ id: 'ComplaintsAnswer', description: 'One page of published complaints.' });

export const complaintOrder = z
  .object({
    kind: slug.describe('Slug of a sub-category of officers'),
    officerId: uuid.optional().describe('One of both.'),
    office: z.object({ office: slug, department: slug }).optional(),
    text: publicLines(limits.complaintTextMaxLength).min(
      limits.complaintTextMinLength,
      `must be at least ${limits.complaintTextMinLength} characters`,
    ),
    isAnonymous: z.boolean().describe('Nobody but operators learns who it was.'),
    fileIds: z
      .array(uuid)
      .max(limits.complaintFilesMost)
      .optional()
      .describe('Files sent before with `uploadFile`.'),
    from: z
      .object({ name: publicName(limits.nameMaxLength), email })
      .optional()
      .describe('Of whoever has no account: where news go.'),
  })
  .refine(({ officerId, office }) => (officerId === undefined) !== (office === undefined), {
    path: ['officerId'],
    message: 'must name an officer, or an office and its department',
  })
  .meta({
    id: 'ComplaintOrder',
    description: 'A complaint about an officer, or about a department of an office.',
    examples: [
      {
        kind: 'police',
        office: { office: 'hsr-police-station', department: 'traffic' },
        text: 'The street light at the crossing has been out since Monday, and nobody came.',
        isAnonymous: false,
      },
    ],
  });

export const complaintMade = z.object({ number: z.string(), key: z.string().nullable() }).meta({
  id: 'ComplaintMade',
  description: '`key`: lets somebody without an account come back to it. Null for everybody else.',
});

const complaintEvent = z
  .object({
    kind: z.enum([
      'received',
      'published',
      'rejected',
      'in-progress',
      'escalated',
      'answered',
      'closed',
      'taken-down',
    ]),
    time: moment,
    level: z.int().nullable().describe('Which it came to; of `escalated` only.'),
    text: z.string().nullable(),
    isContested: z
      .boolean()
      .optional()
      .describe(
        'Of `escalated`: its complainant says that the answer does not settle it; else the answer was late.',
      ),
  })
  .meta({
    id: 'ComplaintEvent',
    description:
      'What happened to a complaint. `text`: a reason or an answer, for whom it is meant.',
  });

export const complaintDetails = z
  .object({
    ...complaintFields,
    text: z.string().nullable(),
    dueAt: moment
      .nullable()
      .describe('By when the next step has to be taken; null where nobody is waited for.'),
    isMine: z.boolean(),
    sent: z
      .object({ text: z.string(), isAnonymous: z.boolean(), files: z.array(handedFile) })
      .nullable()
      .describe('What its complainant sent; null for everybody else.'),
    events: z.array(complaintEvent),
  })
  .meta({
    id: 'ComplaintDetails',
    description: 'A complaint as it is followed. `text` is null until it is published.',
  });

export const ownComplaint = z
  .object({
    ...{ _id: z.uuid(), number: z.string(), kind: z.string() },
    ...{
      recipient: complaintRecipient.nullable(),
      text: z.string().describe('As it was sent.'),
      time: moment,
      status,
    },
    ...{ isPublished: z.boolean(), dueAt: moment.nullable() },
  })
  .meta({
    id: 'OwnComplaint',
    description: "A complaint of one's own at a glance, published or not.",
  });

export const complaintSupport = z.object({ alike: z.int(), isMine: z.boolean() }).meta({
  id: 'ComplaintSupport',
  description: 'Whether somebody says "me too", and how many others do.',
});

export const officeComplaint = z
  .object({ ...complaintFields, from: z.string().nullable(), dueAt: moment.nullable() })
  .meta({
    id: 'OfficeComplaint',
    description:
      'A complaint as the office sees it: what is published, and who it was unless they hid it.',
  });

export const officeComplaintsAnswer = z
  .object({ ...paging, complaints: z.array(officeComplaint).max(limits.complaintsPerPage) })
  .meta({
    id: 'OfficeComplaintsAnswer',
    description: 'One page of the complaints that an office answers.',
  });

export const complaintAnswer = z.object({ text: publicLines(limits.complaintTextMaxLength) });

export const complaintContest = z.object({
  text: publicLines(limits.complaintTextMaxLength).describe('Why the answer does not settle it.'),
});

/** The number in `NK-C-000123`. */
export const complaintParams = z.object({
  number: z
    .string()
    .regex(/^NK-C-\d{6,9}$/i, 'must be a number such as NK-C-000123')
    .meta({ examples: ['NK-C-000123'] })
    .transform((number) => Number(number.slice(5))),
});

export const recipientsQuery = z.object({
  q: publicLine(limits.searchTermMaxLength).optional(),
  officerId: uuid.optional(),
  office: slug.optional(),
  department: slug.optional(),
});
