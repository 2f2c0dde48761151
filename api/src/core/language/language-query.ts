import { z } from 'zod';
import { messageLanguages, sourceLanguage } from './message-language';

/**
 * Query of what is read by programs that ask in no language, such as link-preview pictures: the address
 * names that of the page. English has none, and other values are refused.
 */
export const languageQuery = {
  language: z
    .enum(messageLanguages)
    .exclude([sourceLanguage])
    .optional()
    .transform((asked) => asked ?? sourceLanguage),
};
