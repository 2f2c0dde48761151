import type { Introduced, Profession } from './profession.types';

/** An "about" text: name, years, subjects, languages, and one promise. */
export function introduce(works: string, ...promises: string[]): Profession['about'] {
  return ({ name, title, years, place, fields, languages }, random) => {
    const since = years === 1 ? 'one year' : `${years} years`;
    const opening = random.pick([
      `${name} ${works} in ${place} and has done so for ${since}.`,
      `For ${since} ${name} has worked as ${article(title)} ${title} in and around ${place}.`,
      `${article(title, true)} ${title} in ${place} with ${since} of experience, ${name} ${works}.`,
    ]);
    const focus = fields.length > 0 ? ` Focus: ${listOf(fields)}.` : '';
    return `${opening}${focus} ${random.pick(promises)} Speaks ${listOf(languages)}.`;
  };
}

function article(noun: string, capital = false): string {
  const word = /^[aeio]/i.test(noun) ? 'an' : 'a';
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

export function listOf(names: Introduced['fields']): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
