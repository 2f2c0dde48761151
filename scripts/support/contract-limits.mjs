import { z } from 'zod';

/** What narrows a field besides its type, in the words of JSON Schema. */
const NARROWING = [
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['minItems', 'maxItems', 'pattern', 'format', 'multipleOf'],
];

/** Every integer has them; they say nothing of a field. */
const EVERY_NUMBER = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);

/**
 * Limits and patterns of what each call sends: call → field, `body.day` or `query.tags[]` → limits.
 * A field without any is there, so that a limit it gets is told from a new field. Fields of a choice
 * between several shapes are left out.
 *
 * @param {Record<string, { params?: z.ZodType, query?: z.ZodType, body?: z.ZodType }>} definitions
 */
export function requestLimits(definitions) {
  const calls = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    calls
      .map(([name, call]) => [name, limitsOf(call)])
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
}

function limitsOf(call) {
  const fields = {};
  for (const place of ['params', 'query', 'body']) {
    if (!call[place]) continue;
    const schema = z.toJSONSchema(call[place], { io: 'input', unrepresentable: 'any' });
    collect(schema, place, { fields, defs: schema.$defs ?? {}, within: [] });
  }
  return fields;
}

function collect(said, field, { fields, defs, within }) {
  const ref = said.$ref?.replace('#/$defs/', '');
  // A shape within itself has the same limits at every depth.
  if (within.includes(ref)) return;
  const schema = ref === undefined ? said : { ...defs[ref], ...said };
  const on = { fields, defs, within: ref === undefined ? within : [...within, ref] };
  // The pattern of a known format is the library's, and another version may write it otherwise.
  const own = Object.entries(schema).filter(
    ([name, value]) =>
      NARROWING.includes(name) &&
      !EVERY_NUMBER.has(value) &&
      !(name === 'pattern' && schema.format !== undefined),
  );
  const isLeaf = !schema.properties && !schema.items;
  if (own.length > 0 || isLeaf) fields[field] = { ...fields[field], ...Object.fromEntries(own) };
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    collect(one, `${field}.${name}`, on);
  }
  if (schema.items) collect(schema.items, `${field}[]`, on);
  for (const one of schema.allOf ?? []) collect(one, field, on);
  const choice = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choice.length === 1) collect(choice[0], field, on);
}
