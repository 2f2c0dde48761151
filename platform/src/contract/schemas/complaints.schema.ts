import { z } from 'zod';
import * as limits from '../limits';
import { slug, uuid } from './fields';
import { handedFile } from './files.schema';
import { email, publicLine, publicLines, publicName } from './typed';

/** Complaints as schemas; a test proves each equal to the contract's type. */

const moment = z.iso.datetime();
const status = z.enum(['received', 'in-progress', 'answered', 'closed', 'rejected']);

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
  .meta({ id: 'ComplaintRecipient' });

const complaintFields = {
  _id: z.uuid(),
  number: z.string(),
  kind: z.string(),
  recipient: complaintRecipient.nullable(),
  text: z.string(),
  time: moment,
  status,
  level: z.int(),
  alike: z.int(),
  answer: z.object({ time: moment, text: z.string() }).nullable(),
};

const complaint = z.object(complaintFields).meta({ id: 'Complaint' });

const paging = { page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() };

export const complaintsAnswer = z
  .object({ ...paging, complaints: z.array(complaint).max(limits.complaintsPerPage) })
  .meta({ id: 'ComplaintsAnswer' });

export const complaintOrder = z
  .object({
    kind: slug.describe('Slug of a sub-category of officers'),
    officerId: uuid.optional(),
    office: z.object({ office: slug, department: slug }).optional(),
    text: publicLines(limits.complaintTextMaxLength).min(
      limits.complaintTextMinLength,
      `must be at least ${limits.complaintTextMinLength} characters`,
    ),
    isAnonymous: z.boolean(),
    fileIds: z.array(uuid).max(limits.complaintFilesMost).optional(),
    from: z.object({ name: publicName(limits.nameMaxLength), email }).optional(),
  })
  .refine(({ officerId, office }) => (officerId === undefined) !== (office === undefined), {
    path: ['officerId'],
    message: 'must name an officer, or an office and its department',
  })
  .meta({ id: 'ComplaintOrder' });

export const complaintMade = z
  .object({ number: z.string(), key: z.string().nullable() })
  .meta({ id: 'ComplaintMade' });

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
    level: z.int().nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'ComplaintEvent' });

export const complaintDetails = z
  .object({
    ...complaintFields,
    text: z.string().nullable(),
    dueAt: moment.nullable(),
    isMine: z.boolean(),
    sent: z
      .object({ text: z.string(), isAnonymous: z.boolean(), files: z.array(handedFile) })
      .nullable(),
    events: z.array(complaintEvent),
  })
  .meta({ id: 'ComplaintDetails' });

export const ownComplaint = z
  .object({
    ...{ _id: z.uuid(), number: z.string(), kind: z.string() },
    ...{ recipient: complaintRecipient.nullable(), text: z.string(), time: moment, status },
    ...{ isPublished: z.boolean(), dueAt: moment.nullable() },
  })
  .meta({ id: 'OwnComplaint' });

export const complaintSupport = z
  .object({ alike: z.int(), isMine: z.boolean() })
  .meta({ id: 'ComplaintSupport' });

export const officeComplaint = z
  .object({ ...complaintFields, from: z.string().nullable(), dueAt: moment.nullable() })
  .meta({ id: 'OfficeComplaint' });

export const officeComplaintsAnswer = z
  .object({ ...paging, complaints: z.array(officeComplaint).max(limits.complaintsPerPage) })
  .meta({ id: 'OfficeComplaintsAnswer' });

export const complaintAnswer = z.object({ text: publicLines(limits.complaintTextMaxLength) });

/** The number in `NK-C-000123`. */
export const complaintParams = z.object({
  number: z
    .string()
    .regex(/^NK-C-\d{6,9}$/i, 'must be a number such as NK-C-000123')
    .transform((number) => Number(number.slice(5))),
});

export const recipientsQuery = z.object({
  q: publicLine(limits.searchTermMaxLength).optional(),
  officerId: uuid.optional(),
  office: slug.optional(),
  department: slug.optional(),
});
