import parse from 'spdx-expression-parse';

/** A parsed SPDX expression. */
export type Expression = parse.Info;

/** Parses an SPDX expression; undefined when it is none, such as `SEE LICENSE IN LICENSE`. */
export function parseExpression(text: string): Expression | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether licences are enough for an expression: one side of an OR, both of an AND. A licence with
 * an exception is another licence.
 */
export function isMet(expression: Expression, ids: ReadonlySet<string>): boolean {
  if ('license' in expression) return !expression.exception && ids.has(expression.license);
  const { conjunction, left, right } = expression;
  return conjunction === 'or'
    ? isMet(left, ids) || isMet(right, ids)
    : isMet(left, ids) && isMet(right, ids);
}
