import { z } from 'zod';

export const handedFile = z
  .object({ _id: z.uuid(), name: z.string(), type: z.string(), bytes: z.int() })
  .meta({
    id: 'HandedFile',
    description: 'A file somebody handed in or gave out; fetched from `fileAddress`.',
  });

export const fileLink = z.object({ url: z.string(), expiresAt: z.iso.datetime() }).meta({
  id: 'FileLink',
  description: 'A link that opens a private file without a token until `expiresAt`.',
});
