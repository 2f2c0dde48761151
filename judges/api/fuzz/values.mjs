import fc from 'fast-check';

/** Days and instants that a call may mean: around now. */
const DAY_MS = 86_400_000;
const instants = fc.integer({ min: -40, max: 40 }).map((days) => {
  const at = new Date(Date.now() + days * DAY_MS);
  at.setUTCMinutes(30, 0, 0);
  return at.toISOString();
});
const days = instants.map((instant) => instant.slice(0, 10));

const REFERENCE = 'reference:';

/** Stands for an id that was answered before, of the kind that `name` names: `vendorId`. */
const references = (name) => fc.nat(1_000).map((nth) => `${REFERENCE}${name}:${nth}`);

/** The name and number of a reference; undefined for any other text. */
export function referenceIn(text) {
  if (!text.startsWith(REFERENCE)) return undefined;
  const [name, nth] = text.slice(REFERENCE.length).split(':');
  return { name, nth: Number(nth) };
}

const FORMATS = {
  'date-time': () => instants,
  date: () => days,
  email: () => fc.nat(500).map((nth) => `fuzz.${nth}@example.in`),
  uri: () => fc.webUrl({ validSchemes: ['https'] }),
  uuid: (name) =>
    fc.oneof({ weight: 4, arbitrary: references(name) }, { weight: 1, arbitrary: fc.uuid() }),
};

/**
 * Values that a JSON schema takes, as an arbitrary of fast-check.
 *
 * @param {object} schema
 * @param {(reference: string) => object} resolve
 * @param {string} [name] of the property or parameter
 */
export function valuesOf(schema, resolve, name = '') {
  if (schema.$ref) return valuesOf(resolve(schema.$ref), resolve, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, resolve, name)));
  if (schema.allOf && schema.type === 'string') return textsOfAll(schema, resolve, name);
  if (schema.allOf) {
    const parts = schema.allOf.map((one) => valuesOf(one, resolve, name));
    return fc.tuple(...parts).map((found) => Object.assign({}, ...found));
  }
  if (Array.isArray(schema.type)) {
    const alone = schema.type.map((type) => valuesOf({ ...schema, type }, resolve, name));
    return fc.oneof(...alone);
  }
  return (TYPES[schema.type] ?? anything)(schema, resolve, name);
}

/** Texts of the last pattern that have the others as well. */
function textsOfAll({ allOf, ...schema }, resolve, name) {
  const patterns = allOf.map(({ pattern }) => new RegExp(pattern, 'u'));
  const drawn = valuesOf({ ...schema, pattern: allOf.at(-1).pattern }, resolve, name);
  return drawn.filter((text) => patterns.every((pattern) => pattern.test(text)));
}

const anything = () => fc.jsonValue({ maxDepth: 2 });

const TYPES = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -10, maximum = 10_000 }) =>
    fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }),
  number: ({ minimum = -1_000, maximum = 1_000 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: texts,
  array: lists,
  object: objects,
};

function texts(schema, _resolve, name) {
  const { examples, format, pattern, minLength = 0, maxLength = minLength + 40 } = schema;
  const usual = examples?.length ? [fc.constantFrom(...examples)] : [];
  const isDay = examples?.some((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
  if (isDay) return days;
  if (FORMATS[format]) return FORMATS[format](name);
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  const fits = (text) => [...text].length >= minLength && [...text].length <= maxLength;
  const known = ['Asha Rao', 'Bengaluru', '9845012345', 'dentist', '1'].filter(fits);
  const plain = [
    fc.string(length),
    fc.string({ ...length, unit: 'grapheme' }).filter(fits),
    ...(known.length > 0 ? [fc.constantFrom(...known)] : []),
  ];
  const isThere = (text) => text !== '' || minLength === 0;
  return fc.oneof(...usual, ...(matching(pattern)?.map((one) => one.filter(isThere)) ?? plain));
}

/** Texts of a pattern; undefined for patterns that fast-check cannot make texts of. */
function matching(pattern) {
  if (pattern === undefined) return undefined;
  try {
    return [fc.stringMatching(new RegExp(pattern, 'u'), { size: 'xsmall' })];
  } catch {
    return undefined;
  }
}

function lists({ items = {}, prefixItems, minItems = 0, maxItems = 3 }, resolve, name) {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => valuesOf(one, resolve, name)));
  const maxLength = Math.max(minItems, Math.min(maxItems, minItems + 3));
  return fc.array(valuesOf(items, resolve, name), { minLength: minItems, maxLength });
}

function objects({ properties, required = [], additionalProperties, propertyNames }, resolve) {
  const known = Object.entries(properties ?? {});
  const named = fc.record(
    Object.fromEntries(known.map(([key, schema]) => [key, valuesOf(schema, resolve, key)])),
    { requiredKeys: required.filter((key) => properties?.[key]) },
  );
  if (known.length > 0 || typeof additionalProperties !== 'object') return named;
  const keys = valuesOf(propertyNames ?? { type: 'string' }, resolve);
  return fc.dictionary(keys, valuesOf(additionalProperties, resolve), { maxKeys: 3 });
}
