import { text as hindi } from './names.hi';
import { text as kannada } from './names.kn';

/**
 * What the name of a list is called in the languages besides English; empty for a name of none. For
 * programs that understand all of them; pages load one.
 */
export function namesInLanguages(english: string, profession?: string): string[] {
  return [hindi, kannada]
    .map(({ name }) => name(english, profession))
    .filter((name) => name !== english);
}
