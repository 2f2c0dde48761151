import { z } from 'zod';

/** Files as schemas; a test proves each equal to the contract's type. */

export const handedFile = z
  .object({ _id: z.uuid(), name: z.string(), type: z.string(), bytes: z.int() })
  .meta({ id: 'HandedFile' });

export const fileLink = z
  .object({ url: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'FileLink' });
