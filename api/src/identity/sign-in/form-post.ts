import type { FastifyInstance } from 'fastify';
import { postedNameOf } from './profile.model';

/** Lets routes of `app` take forms, which a provider may answer with; everybody else sends JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

const passedOn = ['code', 'state', 'iss', 'error'];

/**
 * The query that says what the form said. A form comes from the provider's page, so that the
 * browser leaves our cookies out; the redirect to this query brings them.
 */
export function forwarded(form: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of passedOn) {
    for (const value of form.getAll(name)) query.append(name, value);
  }
  const name = postedNameOf(form.get('user'));
  if (name !== null) query.set('name', name);
  return query;
}
