import { z } from 'zod';
import { slug } from './fields';
import { email } from './typed';

export const listingAlertOrder = z
  .object({
    profession: slug,
    spec: slug.optional().describe('Slug of a speciality of the profession'),
    loc: slug.optional().describe('Slug of the locality or city that was searched'),
    email: email.optional().describe('Of visitors; an account has its own'),
  })
  .meta({
    id: 'ListingAlertOrder',
    description: 'Who to tell once when the first of a topic is listed in the city of a place.',
  });

export const listingAlertAnswer = z.object({ state: z.enum(['pending', 'confirmed']) }).meta({
  id: 'ListingAlertAnswer',
  description:
    '`pending`: the address has to be confirmed first; said to every visitor, whatever is stored.',
});

export const listingAlertStanding = z
  .object({
    state: z.enum(['confirmed', 'ended']),
    topic: z.string().nullable().describe('Null where the alert is gone already.'),
    city: z.string().nullable(),
  })
  .meta({
    id: 'ListingAlertStanding',
    description: 'How an alert stands, told to whoever has the key of its email.',
  });
