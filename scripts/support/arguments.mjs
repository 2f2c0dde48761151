import { Failure } from './failure.mjs';

/** The given names, which must be known, or every known name when none is given. */
export function chosenFrom(args, known, what) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new Failure(`There is no ${what} "${unknown}". Choose from ${known.join(', ')}.`);
  return names.length === 0 ? known : known.filter((name) => names.includes(name));
}
