import '@fastify/multipart';
import { limits } from '@nukkad/platform/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { asMessage } from '../../core/language/message';

/** A multipart form: its texts by name, in order, and at most one file. */
export interface Form {
  texts: Map<string, string[]>;
  file: { field: string; name: string; bytes: Buffer } | null;
}

/** Above what any form here has; the rest is not read. */
export const formLimits = {
  ...{ fileSize: limits.fileMaxBytes, files: 1, fields: 60, fieldSize: 16_384 },
  ...{ fieldNameSize: 100, parts: 61, headerPairs: 20 },
};

/**
 * Reads a multipart form. Fails with `unsupported-media-type`, `payload-too-large` or `bad-request`
 * when the body is no form, too large or truncated.
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) {
    throw new ApiError(
      'unsupported-media-type',
      asMessage('Send the form as multipart/form-data.'),
    );
  }
  const form: Form = { texts: new Map(), file: null };
  try {
    await Promise.race([collect(request, form), tooMuch(request)]);
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw tooLarge();
    throw new ApiError('bad-request', 'The form did not arrive completely. Send it again.');
  }
  return form;
}

/** A file and the fields beside it. */
const mostBytes = limits.fileMaxBytes + 1_048_576;

/** Rejects once more bytes arrive than any form has; the rest is not read. */
function tooMuch({ raw, headers }: FastifyRequest): Promise<never> {
  return new Promise((_, reject) => {
    let seen = 0;
    const count = (part: Buffer) => {
      seen += part.length;
      if (seen > mostBytes) refuse();
    };
    const refuse = () => {
      raw.off('data', count);
      raw.unpipe();
      raw.pause();
      reject(tooLarge());
    };
    if (Number(headers['content-length']) > mostBytes) refuse();
    else raw.on('data', count);
  });
}

async function collect(request: FastifyRequest, form: Form): Promise<void> {
  for await (const part of request.parts({ limits: formLimits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // Browsers send an empty part when no file is chosen.
      if (bytes.length === 0 && part.filename === '') continue;
      form.file = { field: part.fieldname, name: part.filename, bytes };
      continue;
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
    const said = form.texts.get(part.fieldname) ?? [];
    form.texts.set(part.fieldname, [...said, String(part.value)]);
  }
}

const tooLarge = () =>
  Object.assign(
    new ApiError('payload-too-large', 'A file has at most 5 MB. Choose a smaller one.'),
    { statusCode: 413 },
  );

/**
 * Validates the texts of a form. Fields in `lists` may repeat, all others not; missing ones are
 * empty.
 */
export function textsOf<S extends z.ZodObject>(
  { texts }: Form,
  schema: S,
  lists: readonly string[] = [],
): z.infer<S> {
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(schema.shape)) {
    const said = texts.get(field);
    if (lists.includes(field)) values[field] = said ?? [];
    else if (said && said.length > 1) throw notValid({ [field]: 'must be given once' });
    else if (said || field !== 'credentialId') values[field] = said?.[0] ?? '';
  }
  const judged = schema.safeParse(values);
  if (judged.success) return judged.data;
  const { issues } = judged.error;
  throw notValid(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), asMessage(message)])),
  );
}

/** The day of a date or an instant. */
export const dayOf = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}T/.test(typed) ? typed.slice(0, 10) : typed.trim();
