import type { Catalogue } from './catalogue';

let translations: Catalogue = (_id, _name, english) => english;

/**
 * The words of a text file in the language of the page; the build wraps every export of a
 * `*.text.ts` in this. Until a catalogue is there, and for what it lacks, they are the source's.
 *
 * @param id of the text file, by which its translations are known
 * @param name of the export
 */
export function words<Words>(id: string, english: Words, name: string): Words {
  return translations(id, name, english) as Words;
}

/** Lets a catalogue translate the text files that are evaluated from now on. */
export function translateBy(catalogue: Catalogue): void {
  translations = catalogue;
}
