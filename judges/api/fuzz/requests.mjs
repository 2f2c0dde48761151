import fc from 'fast-check';
import { flawed, flaws } from './flaws.mjs';
import { valuesOf } from './values.mjs';

/** Whose session a request carries. */
export const ROLES = ['nobody', 'user', 'doctor', 'teacher', 'govt-officer', 'operator'];

const JSON_TYPE = 'application/json';

/**
 * Requests of an operation, half of them with one flaw, as an arbitrary of fast-check.
 *
 * @returns {import('fast-check').Arbitrary<{ role: string, path: string, headers: object, body?: unknown, type?: string }>}
 */
export function requestsOf(operation, resolve) {
  const { parameters = [], requestBody } = operation;
  const of = (place) =>
    partOf(
      parameters.filter((one) => one.in === place),
      resolve,
      operation,
    );
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return fc
    .record({
      role: fc.constantFrom(...ROLES),
      path: of('path'),
      query: of('query'),
      headers: of('header'),
      body: bodiesOf(type, media, resolve),
      flaw: fc.option(flaws, { freq: 2 }),
    })
    .map((drawn) => requestOf(operation, type, withFlaw(drawn)));
}

function partOf(parameters, resolve, operation) {
  const values = parameters.map(({ name, schema }) => [
    name,
    valuesOf(schema, resolve, meaningOf(name, operation)),
  ]);
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

/** The `id` of `/api/vendors/{id}/slots` is a `vendorId`. */
export function meaningOf(name, { path }) {
  if (name !== 'id') return name;
  const before = path.split('/{id}')[0].split('/').at(-1);
  return `${singular(before)}Id`;
}

export const singular = (word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

function bodiesOf(type, media, resolve) {
  if (!media) return fc.constant(undefined);
  if (type === JSON_TYPE) return valuesOf(media.schema, resolve);
  const bytes = fc.uint8Array({ maxLength: 200 });
  return bytes.map((some) => Buffer.concat([Buffer.from('%PDF-1.4\n'), some]));
}

function withFlaw({ flaw, ...drawn }) {
  if (!flaw || drawn[flaw.part] === undefined || Buffer.isBuffer(drawn[flaw.part])) return drawn;
  const part = flawed(drawn[flaw.part], flaw);
  const isLost = flaw.part !== 'body' && (part === null || typeof part !== 'object');
  return isLost ? drawn : { ...drawn, [flaw.part]: part };
}

function requestOf({ method, path }, type, { role, path: params, query, headers, body }) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => inAddress(params[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${inAddress(name)}=${inAddress(one)}`),
  );
  const sent = Object.entries(headers).map(([name, value]) => [name, inAddress(value)]);
  return {
    ...{ role, method: method.toUpperCase(), body, type },
    path: pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled,
    headers: Object.fromEntries(sent),
  };
}

/** As text in an address or a header; references stay readable. */
function inAddress(value) {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  return encodeURIComponent(text.toWellFormed()).replaceAll('%3A', ':');
}
