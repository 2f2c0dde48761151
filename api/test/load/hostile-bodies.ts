import { filledWith, resolverOf, type Schema, textPlaces } from './text-places';

/**
 * Characters that make careless patterns and normalisation slow, each with an ending: many patterns
 * are slow only when they do not match in the end.
 */
const shapes: Record<string, string> = {
  'spaces alone': ' ',
  spaces: ' ',
  'spaces between words': 'a ',
  'combining marks out of order': '\u0301\u0316',
  'zero-width characters': '\u200B\u200D',
  'nested brackets': '[(',
  'slashes and dots': '/.',
  'at signs': 'a@',
  digits: '9 ',
};

const textOf = (shape: string, length: number): string => {
  const unit = shapes[shape] ?? '';
  return unit.repeat(length / unit.length) + (shape === 'spaces alone' ? '' : '!');
};

/** About the longest text allowed. */
const long = 4_000;

/** Far too long, from the limit of the largest body down to that of the smallest. */
const tooLong = [65_536, 15_000, 7_000, 3_500, 1_700];

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

/** The parts of the OpenAPI document that are read here. */
export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface CallWithBody {
  method: string;
  path: string;
  schema: Schema;
}

/** Calls with a body, except logout, after which no more requests are possible. */
export function callsWithBodies({ paths }: Description): CallWithBody[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return schema && !path.includes('logout')
        ? [{ method: method.toUpperCase(), path, schema }]
        : [];
    }),
  );
}

/** The same body in several sizes: the first that is not refused for its size is tested. */
export interface HostileBody {
  /** Place in the body, and shape of the text. */
  what: string;
  place: string | null;
  sizes: { length: number; body: unknown }[];
}

/**
 * Every shape in all places of a body at once, and in each place alone those shapes that are chosen
 * by the positions of shape and place.
 */
export function hostileBodies(
  { schema }: CallWithBody,
  { components }: Description,
  isTried: (shape: number, place: number) => boolean,
): HostileBody[] {
  const resolve = resolverOf(components.schemas);
  const places = textPlaces(schema, resolve);
  return Object.keys(shapes).flatMap((shape, number) => [
    {
      what: `${shape} everywhere`,
      place: null,
      sizes: [{ length: long, body: filledWith(textOf(shape, long), schema, resolve) }],
    },
    ...places
      .filter((_, place) => isTried(number, place))
      .map(({ name, bodyWith }) => ({
        what: `${shape} in ${name}`,
        place: name,
        sizes: tooLong.map((length) => ({ length, body: bodyWith(textOf(shape, length)) })),
      })),
  ]);
}
