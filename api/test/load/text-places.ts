/** The subset of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** A place for a text in a body, and the body with a text only there. */
export interface TextPlace {
  /** `files[].name` */
  name: string;
  bodyWith: (text: string) => unknown;
}

type Resolve = (schema: Schema) => Schema;

const deepest = 8;

/** Schemas by their reference names. */
export const resolverOf =
  (named: Record<string, Schema>): Resolve =>
  (schema) =>
    schema.$ref ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/**
 * Every place for a text in a body, at any depth: in objects, lists, records and each variant of a
 * union. The discriminator is set, so that the text is read as that variant's.
 */
export function textPlaces(schema: Schema, resolve: Resolve, depth = 0): TextPlace[] {
  const here = resolve(schema);
  if (depth > deepest || isFixed(here)) return [];
  const inside = (one: Schema) => textPlaces(one, resolve, depth + 1);
  const { items, properties = {}, additionalProperties: record } = here;
  return [
    ...(isText(here) ? [{ name: '', bodyWith: (text: string) => text }] : []),
    ...formsOf(here).flatMap(inside),
    ...(items ? inside(items).map((place) => within('[]', place, (value) => [value])) : []),
    ...Object.entries(properties).flatMap(([key, property]) =>
      inside(property).map((place) =>
        within(`.${key}`, place, (value) => ({ ...fixedIn(here, resolve), [key]: value })),
      ),
    ),
    ...(typeof record === 'object'
      ? inside(record).map((place) => within('{}', place, (value) => ({ key: value })))
      : []),
  ];
}

/** A body with the text in every place at once; of a union, the first variant. */
export function filledWith(text: string, schema: Schema, resolve: Resolve, depth = 0): unknown {
  const here = resolve(schema);
  if (isFixed(here)) return fixed(here);
  if (isText(here)) return text;
  if (depth > deepest) return null;
  const inside = (one: Schema) => filledWith(text, one, resolve, depth + 1);
  const [form] = formsOf(here);
  if (form) return inside(form);
  if (here.items) return [inside(here.items)];
  if (here.properties) {
    const fields = Object.entries(here.properties);
    return Object.fromEntries(fields.map(([key, field]) => [key, inside(field)]));
  }
  return here.type === 'boolean' ? true : 1;
}

const within = (
  step: string,
  { name, bodyWith }: TextPlace,
  around: (value: unknown) => unknown,
): TextPlace => ({ name: step + name, bodyWith: (text) => around(bodyWith(text)) });

const formsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [...anyOf, ...oneOf, ...allOf];

const isText = ({ type }: Schema) => [type].flat().includes('string');

const isFixed = (schema: Schema) => 'const' in schema || schema.enum !== undefined;

const fixed = (schema: Schema): unknown => ('const' in schema ? schema.const : schema.enum?.[0]);

function fixedIn({ properties = {} }: Schema, resolve: Resolve): Record<string, unknown> {
  const known = Object.entries(properties).map(([key, one]) => [key, resolve(one)] as const);
  return Object.fromEntries(
    known.filter(([, one]) => isFixed(one)).map(([key, one]) => [key, fixed(one)]),
  );
}
