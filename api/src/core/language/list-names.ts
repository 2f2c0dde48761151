import { nameIn } from '@nukkad/platform/names/in-languages';
import type { MessageLanguage } from './message-language';

/**
 * A name of a finite list (professions, places, choices) in the language of a message, as pages say it by
 * `localName`. Names of no list, as people write them, stay.
 *
 * @example listNameIn('hi', 'Labour', 'advocate') // 'श्रम क़ानून'
 */
export const listNameIn = (language: MessageLanguage, english: string, of?: string): string =>
  language === 'en-IN' ? english : nameIn(language, english, of);
