import { z } from 'zod';
import * as messages from '../messages.text';
import { bookedVendor, kind, status } from './booking.schema';
import { uuid } from './fields';
import { named } from './named';
import { email, line, phone } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();

const appointment = named(
  'LinkedAppointment',
  z
    .object({
      _id: id,
      kind,
      status,
      start: moment.describe('Instants.'),
      end: moment,
      service: z.string().nullable(),
    })
    .describe('An appointment of a linked record.'),
);

export const ownClientLink = z
  .object({
    _id: id,
    vendor: bookedVendor.pick({
      ...{ _id: true, vendorName: true, title: true, img: true, profession: true },
    }),
    state: z.enum(['requested', 'linked', 'ended']),
    since: moment.describe('Instant of the last change of `state`.'),
    endedBy: z.enum(['client', 'professional', 'system']).nullable(),
    shared: named(
      'SharedByRecord',
      z
        .object({
          appointments: z.array(appointment).describe('The newest.'),
          assignments: z.int().describe('How many.'),
          documents: z.int().describe('Files of those assignments.'),
        })
        .describe(
          "What a linked record shares with its client; a professional's notes are never among it.",
        ),
    )
      .nullable()
      .describe('Null unless linked.'),
  })
  .meta({ id: 'OwnClientLink', description: "A client's own link, or request for one." });

const oneOfTwo = 'Write the email address or the phone number that the professional has of you.';

export const clientLinkOrder = z
  .object({ vendorId: uuid, email: email.optional(), phone: phone.optional() })
  .refine((order) => (order.email === undefined) !== (order.phone === undefined), {
    path: ['email'],
    error: oneOfTwo,
  })
  .meta({
    id: 'ClientLinkOrder',
    examples: [{ vendorId: '01900000-0000-7000-8000-000000000001', email: 'meera@people.example' }],
    description: "The address or number that the professional's record has; one of the two.",
  });

const mostToken = 100;

export const clientLinkToken = z.object({ token: line(mostToken) });
export const clientLinkParams = z.object({ linkId: uuid });
export const clientParams = z.object({ clientId: uuid });
export const acceptance = z.object({
  clientId: z.uuid({ error: messages.required }),
});

export const clientInvitation = z
  .object({ clientId: id, email: z.string(), sentAt: moment.describe('Instants.'), until: moment })
  .meta({
    id: 'ClientInvitation',
    description: 'An invitation that links a client to an account; its link works until `until`.',
  });

export const practiceClientLinks = z
  .object({
    requests: z.array(
      named(
        'ClientLinkRequest',
        z
          .object({
            _id: id,
            name: z.string().describe('Of their account; they chose it themselves.'),
            email: z.string().nullable(),
            phone: z.string().nullable(),
            time: moment.describe('Instant.'),
            records: z
              .array(z.object({ _id: id, number: z.string(), name: z.string() }))
              .describe('Records with that address or number.'),
          })
          .describe("Somebody who says that a record of the professional's is theirs."),
      ),
    ),
    invitations: z.array(clientInvitation),
  })
  .meta({ id: 'PracticeClientLinks', description: "What waits in a professional's practice." });
