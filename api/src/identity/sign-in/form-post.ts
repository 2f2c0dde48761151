import type { FastifyInstance } from 'fastify';
import { postedNameOf } from './profile.model';

/** Lets routes of `app` accept forms, which a provider may post; all other calls send JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

const passedOn = ['code', 'state', 'iss', 'error'];

/**
 * Turns a posted form into a query. The form comes from the provider's page, so the browser omits
 * our cookies; the redirect to this query carries them.
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
