import type { Translations } from '../catalogue';

/** Every `*.kn.ts` of a part and of the packages it uses: the build writes this module anew. */
export const translations: Translations = {};
