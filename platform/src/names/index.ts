/**
 * Names of finite lists in the language of the page: professions, specialities, places, languages, choices.
 * They are English on the wire and in addresses; a screen says them by this.
 */
import { text } from './names.text';

/**
 * A name as the page says it: `Dentist` → `दाँतों के डॉक्टर` in Hindi. Names of no list, as people write
 * them, stay as they are.
 *
 * @param profession slug of that whose list the name is of: `Labour` of an advocate is a field of law
 */
export const localName = (english: string, profession?: string): string =>
  text.name(english, profession);
