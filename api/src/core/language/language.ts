import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languages, sourceLanguage } from '@nukkad/platform/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is said to one caller. `isAsked`: the answer depends on the language. */
interface Spoken {
  language: Language;
  isAsked: boolean;
}

const spoken = new AsyncLocalStorage<Spoken>();

/**
 * The language in which work reads and writes to people: that of the request, English outside one.
 * Whoever asks makes the answer depend on it, which caches are told.
 */
export function inLanguage(): Language {
  const store = spoken.getStore();
  if (!store) return sourceLanguage;
  store.isAsked = true;
  return store.language;
}

/** Runs `work`, and all that it starts, in a language: what a job writes to a person. */
export const speakIn = <T>(language: Language, work: () => T): T =>
  spoken.run({ language, isAsked: false }, work);

/**
 * The language of the page that asks: the SDK sends its tag alone, `Accept-Language: hi-IN`. Lists, as
 * browsers send them by themselves, say what a person reads besides and not which page is open, so they
 * get the source language.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return byTag.get(headers['accept-language']?.toLowerCase() ?? '') ?? sourceLanguage;
}

const byTag = new Map(
  (Object.keys(languages) as Language[]).flatMap((language) => [
    [language, language],
    [languages[language].tag.toLowerCase(), language],
  ]),
);

/**
 * Lets requests be answered in their language. Answers that depend on it say which one they are in, and
 * caches keep one for each.
 */
export function speakLanguages(app: FastifyInstance): void {
  const stores = new WeakMap<FastifyRequest, Spoken>();
  app.addHook('onRequest', (request, _reply, done) => {
    const store = { language: languageOf(request), isAsked: false };
    stores.set(request, store);
    spoken.run(store, done);
  });
  // A body is read in socket events, which run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) =>
    spoken.run(stores.get(request) ?? { language: sourceLanguage, isAsked: false }, done),
  );
  app.addHook('onSend', async (request, reply) => {
    const store = stores.get(request);
    if (!store?.isAsked) return;
    reply.header('content-language', languages[store.language].tag);
    if (reply.getHeader('cache-control') === 'no-store') return;
    const vary = [reply.getHeader('vary'), 'accept-language'].filter(Boolean).join(', ');
    reply.header('vary', vary);
  });
}
