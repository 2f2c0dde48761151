const FORBIDDEN: [RegExp, string][] = [
  [/<script/i, 'a script'],
  [/<style/i, 'a style sheet'],
  [/\sstyle\s*=/i, 'an inline style'],
  [/\son\w+\s*=/i, 'an inline handler'],
];

/**
 * Why the shell's skeleton cannot be in a page, as the end of a sentence: the pages' content
 * security policy would block it.
 */
export function skeletonProblem(fragment: string): string | undefined {
  const found = FORBIDDEN.find(([pattern]) => pattern.test(fragment));
  return found && `contains ${found[1]}, which the pages' security policy blocks; use classes`;
}
