import type { FastifyInstance } from 'fastify';
import { asMessage } from '../language/message';
import { ApiError } from './problems';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Request bodies must be JSON in UTF-8; the default parser silently replaces invalid bytes. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decode(body);
      if (text === undefined)
        return done(new ApiError('bad-request', asMessage('The body is not UTF-8.')));
      parse(request, text, done);
    },
  );
}

function decode(body: Buffer): string | undefined {
  try {
    return strictUtf8.decode(body);
  } catch {
    return undefined;
  }
}
