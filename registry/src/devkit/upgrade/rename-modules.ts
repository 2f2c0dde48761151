import ts from 'typescript';

/**
 * The text with module names replaced wherever one is a whole string: in imports, `require`, mocks of
 * tests, and `extends` of a tsconfig. Everything else stays as it is, byte for byte.
 *
 * @param file its name says which language it is; `.json` may have comments
 * @param names former → present
 */
export function renameModules(
  file: string,
  text: string,
  names: Readonly<Record<string, string>>,
): string {
  const parsed = file.endsWith('.json')
    ? ts.parseJsonText(file, text)
    : ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: { from: number; to: number; name: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && Object.hasOwn(names, node.text)) {
      // Without its quotes.
      found.push({ from: node.getStart(parsed) + 1, to: node.end - 1, name: names[node.text]! });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found.reduceRight(
    (left, { from, to, name }) => left.slice(0, from) + name + left.slice(to),
    text,
  );
}
