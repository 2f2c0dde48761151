import { z } from 'zod';
import { named } from './named';

const place = z.int().nullable();
const word = z.string().nullable();

export const errorParams = z.object({ error: z.uuid() });

const seenError = named(
  'ClientErrorSeen',
  z
    .object({
      ...{ _id: z.uuid(), time: z.iso.datetime(), code: z.string(), message: z.string() },
      ...{ path: z.string(), remote: word, version: word },
      release: word.describe('Composition of the page.'),
      hasStack: z.boolean(),
    })
    .describe('A failure that a page reported.'),
);

export const clientErrors = z.array(seenError);

const traceFrame = named(
  'TraceFrame',
  z
    .object({
      state: z
        .enum(['mapped', 'unmapped', 'gone', 'elsewhere'])
        .describe(
          'Mapped to its source; without one in the map; the release has no map any more; or of no release.',
        ),
      ...{ part: word, version: word },
      owner: word.describe('Team that answers for the part.'),
      file: word.describe("Where it is mapped, relative to the part's folder; else as released."),
      ...{ line: place, column: place.describe('Counts from 1, as the line does.') },
      function: word.describe('As the next frame calls it, else as it is in the released file.'),
    })
    .describe('One call of a stack, innermost first.'),
);

export const errorTrace = z
  .object({
    frames: z.array(traceFrame),
    blamed: z
      .int()
      .nullable()
      .describe(
        'The first frame in code of a remote, past shell and shared code; null where no remote is in it.',
      ),
  })
  .meta({ id: 'ErrorTrace', description: 'The stack of a client error, across parts.' });
