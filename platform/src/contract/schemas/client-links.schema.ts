import { z } from 'zod';
import * as messages from '../messages';
import { bookedVendor, kind, status } from './booking.schema';
import { uuid } from './fields';
import { email, line, phone } from './typed';

/** Links between accounts and records as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const moment = z.iso.datetime();

const appointment = z.object({
  _id: id,
  kind,
  status,
  start: moment,
  end: moment,
  service: z.string().nullable(),
});

export const ownClientLink = z
  .object({
    _id: id,
    vendor: bookedVendor.pick({
      ...{ _id: true, vendorName: true, title: true, img: true, profession: true },
    }),
    state: z.enum(['requested', 'linked', 'ended']),
    since: moment,
    endedBy: z.enum(['client', 'professional', 'system']).nullable(),
    shared: z
      .object({
        appointments: z.array(appointment),
        assignments: z.int(),
        documents: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'OwnClientLink' });

const oneOfTwo = 'Write the email address or the phone number that the professional has of you.';

export const clientLinkOrder = z
  .object({ vendorId: uuid, email: email.optional(), phone: phone.optional() })
  .refine((order) => (order.email === undefined) !== (order.phone === undefined), {
    path: ['email'],
    error: oneOfTwo,
  })
  .meta({ id: 'ClientLinkOrder' });

const mostToken = 100;

export const clientLinkToken = z.object({ token: line(mostToken) });
export const clientLinkParams = z.object({ linkId: uuid });
export const clientParams = z.object({ clientId: uuid });
export const acceptance = z.object({
  clientId: z.uuid({ error: messages.required }),
});

export const clientInvitation = z
  .object({ clientId: id, email: z.string(), sentAt: moment, until: moment })
  .meta({ id: 'ClientInvitation' });

export const practiceClientLinks = z
  .object({
    requests: z.array(
      z.object({
        _id: id,
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        time: moment,
        records: z.array(z.object({ _id: id, number: z.string(), name: z.string() })),
      }),
    ),
    invitations: z.array(clientInvitation),
  })
  .meta({ id: 'PracticeClientLinks' });
