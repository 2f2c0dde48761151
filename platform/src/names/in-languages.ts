import { text as hindi } from './names.hi';
import { text as kannada } from './names.kn';

const languages = { hi: hindi.name, kn: kannada.name };

/** A name in Hindi or Kannada, whatever the language of the page; one of no list stays. */
export const nameIn = (
  language: keyof typeof languages,
  english: string,
  profession?: string,
): string => languages[language](english, profession);

/**
 * What the name of a list is called in the languages besides English; empty for a name of none. For
 * programs that understand all of them; pages load one.
 */
export function namesInLanguages(english: string, profession?: string): string[] {
  return Object.values(languages)
    .map((say) => say(english, profession))
    .filter((name) => name !== english);
}
