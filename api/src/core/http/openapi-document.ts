interface Document {
  paths?: object;
  components?: { schemas?: Record<string, object> };
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** Leaves out schemas that no operation refers to, itself or through others. */
export function withUsedSchemas<D extends Document>(document: D): D {
  const { schemas = {} } = document.components ?? {};
  const used = new Set(namesIn(document.paths));
  // A set that grows while it is read: schemas that are found lead to others.
  for (const name of used) for (const next of namesIn(schemas[name])) used.add(next);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}

const namesIn = (part: object | undefined): string[] =>
  [...(JSON.stringify(part) ?? '').matchAll(REFERENCE)].map(([, name = '']) => name);

const pair = String.raw`[\uD800-\uDBFF][\uDC00-\uDFFF]`;

/** Classes of characters that only patterns with the flag `u` know, and what means the same without. */
const classes: [from: string, to: string][] = [
  [String.raw`[^\p{Cc}\p{Cs}]`, String.raw`(?:[^\u0000-\u001F\u007F-\u009F\uD800-\uDFFF]|${pair})`],
  [String.raw`\P{Cc}`, String.raw`[^\u0000-\u001F\u007F-\u009F]`],
];

/** Spells patterns so that they mean the same to readers that build them without the flag `u`. */
export function withPortablePatterns<D>(document: D): D {
  const spell = (key: string, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? portable(value) : value;
  return JSON.parse(JSON.stringify(document, spell)) as D;
}

const portable = (pattern: string): string =>
  classes.reduce((text, [from, to]) => text.replaceAll(from, to), pattern);
