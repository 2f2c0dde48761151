import fc from 'fast-check';
import { meaningOf } from '../fuzz/requests.mjs';
import { valuesOf } from '../fuzz/values.mjs';

const JSON_TYPE = 'application/json';
const DRAWS = 8;

/**
 * The operation with one of its optional parameters at a time: all filters of a list together find
 * nothing, and what finds nothing hides what an injection changes.
 */
export function byParameter(operation) {
  const { parameters = [] } = operation;
  const isOptional = ({ in: place, required }) => place === 'query' && !required;
  const others = parameters.filter((one) => !isOptional(one));
  const optional = parameters.filter(isOptional);
  if (optional.length === 0) return [operation];
  return optional.map((one) => ({ ...operation, parameters: [...others, one] }));
}

/**
 * @typedef {object} Candidate
 * @property {string} method
 * @property {string} path with `{name}` for each of `params`
 * @property {Record<string, unknown>} params
 * @property {Record<string, unknown>} query
 * @property {unknown} [body]
 */

/**
 * Requests with every parameter of an operation, drawn from its schemas: the first that the product takes
 * is the one to inject into.
 *
 * @param {object} operation of the OpenAPI document
 * @param {(reference: string) => object} resolve
 * @returns {Candidate[]}
 */
export function candidatesOf(operation, resolve) {
  const { method, path, parameters = [], requestBody } = operation;
  const valuesIn = (place) => {
    const own = parameters.filter((one) => one.in === place);
    return fc.record(
      Object.fromEntries(own.map((one) => [one.name, parameterValues(one, operation, resolve)])),
    );
  };
  const drawn = fc.record({
    ...{ method: fc.constant(method.toUpperCase()), path: fc.constant(path) },
    ...{ params: valuesIn('path'), query: valuesIn('query') },
    body: bodies(requestBody?.content?.[JSON_TYPE], resolve),
  });
  return fc.sample(drawn, { seed: 1, numRuns: DRAWS });
}

/** The document's example or a value of the schema; ids are those of the product. */
function parameterValues({ name, schema, example }, operation, resolve) {
  const values = valuesOf(schema, resolve, meaningOf(name, operation));
  const hasExample = example !== undefined && schema.format !== 'uuid';
  return hasExample ? fc.oneof(fc.constant(example), values) : values;
}

const bodies = (media, resolve) =>
  media
    ? fc.oneof(fc.constant(media.example), valuesOf(media.schema, resolve))
    : fc.constant(undefined);

/**
 * Address of a candidate.
 *
 * @param {Candidate} candidate
 * @param {string} [mark] stands after every value: where sqlmap is to inject
 */
export function addressOf({ path, params, query }, mark = '') {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => inAddress(params[name]) + mark);
  const pairs = Object.entries(query).map(
    ([name, value]) => `${inAddress(name)}=${inAddress(value)}${mark}`,
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** References to ids stay readable; a mark of sqlmap in a value is none. */
const inAddress = (value) =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('*', '%2A').replaceAll('%3A', ':');
