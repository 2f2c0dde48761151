/** The messages in each language, for the API; pages have them in the catalogues of their parts. */
import type { Translation } from '../words/catalogue';
import * as hi from './messages.hi';
import * as kn from './messages.kn';
import type * as english from './messages.text';
import * as hiOfPages from './messages-of-pages.hi';
import * as knOfPages from './messages-of-pages.kn';

/** Each has every message: one that is missing does not compile. */
export const messageTranslations: Record<'hi' | 'kn', Translation<typeof english>> = {
  hi: { ...hi, ...hiOfPages },
  kn: { ...kn, ...knOfPages },
};
