import { requestLimits } from './contract-limits.mjs';
import { comment, mayBeLeftOut, TypePrinter } from './contract-types.mjs';

/** Number of a response's fields that are checked before a screen gets it. */
const OUTLINED = 3;

/**
 * The API's contract as sources without zod, and the limits of requests, which only the gate reads:
 * file name → text.
 *
 * @param contract the exports of the definitions
 */
export function generatedFiles({ definitions, problem, vendorFilters, typeNames }) {
  const printer = new TypePrinter((schema) => nameOf(schema, typeNames));
  const calls = Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1));
  const types = calls.map(([name, call]) => callType(name, call, printer));
  printer.typeOf(problem);
  printer.typeOf(vendorFilters, true);
  const first = calls.filter(([, call]) => call.isOfFirstView);
  const later = calls.filter(([, call]) => !call.isOfFirstView);
  return {
    'calls.generated.ts': callsFile(types, printer.names()),
    'wire.generated.ts': printer.declarations().join('\n'),
    'first-endpoints.generated.ts': firstFile(first),
    'all-endpoints.generated.ts': allFile(later),
    'request-limits.generated.json': JSON.stringify(requestLimits(definitions)),
  };
}

/** The name of a schema's type, and its schema; a copy with another description keeps it. */
function nameOf(schema, typeNames) {
  const name = schema.meta()?.id ?? typeNames.get(schema)?.name;
  const { parent } = schema._zod;
  const inherited = parent && nameOf(parent, typeNames);
  if (name === undefined || inherited?.name === name) return inherited;
  return { name, schema };
}

function callType(name, call, printer) {
  const { summary, description, params, query, body, sends, answers } = call;
  const answer = [...new Set(Object.values(answers).map((one) => printer.typeOf(one)))];
  const fields = [
    params && `params: ${printer.typeOf(params, true)};`,
    query && `query${isOptional(query) ? '?' : ''}: ${printer.typeOf(query, true)};`,
    body && `body: ${printer.typeOf(body)};`,
    sends && `body: ${sends};`,
    `answer: ${answer.join(' | ')};`,
  ];
  const doc = description === undefined ? summary : `${summary}. ${description}`;
  return `${comment(doc)}${name}: {\n${fields.filter(Boolean).join('\n')}\n};\n`;
}

function isOptional({ _zod: { def } }) {
  return Object.values(def.shape).every(mayBeLeftOut);
}

function callsFile(types, names) {
  const text = types.join('');
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return `import type { ${used.join(', ')} } from './wire.generated';

/**
 * What each call sends and gets. \`params\` fill the \`:names\` of the path, \`query\` goes into the
 * address, \`body\` is sent as JSON.
 */
export interface Calls {
${text}}
`;
}

function firstFile(calls) {
  return `/** Method and path of the calls of first views. */
export const firstEndpoints = ${endpointsOf(calls)} as const;

/** What their answers must look like before a screen sees them. */
export const firstOutlines = ${outlinesOf(calls)} as const;
`;
}

function allFile(calls) {
  return `import type { CallName, Endpoint, Outline } from './endpoints';
import { firstEndpoints, firstOutlines } from './first-endpoints.generated';

/** Method and path of every call. */
export const endpoints = {
...firstEndpoints,
${endpointsOf(calls).slice(2)} as const satisfies Record<CallName, Endpoint>;

/** What every answer must look like before a screen sees it. */
export const outlines = {
...firstOutlines,
${outlinesOf(calls).slice(2)} as const satisfies Record<CallName, Outline>;
`;
}

const endpointsOf = (calls) =>
  table(calls, ({ method, path }) => `{ method: '${method}', path: '${path}' }`);

const outlinesOf = (calls) => table(calls, outlineOf);

const table = (calls, textOf) =>
  `{\n${calls.map(([name, call]) => `${name}: ${textOf(call)},\n`).join('')}}`;

function outlineOf({ answers }) {
  const [{ _zod }] = Object.values(answers);
  const { type, shape } = _zod.def;
  if (type === 'array') return "'list'";
  if (type === 'undefined') return "'nothing'";
  const required = Object.keys(shape).filter((name) => shape[name]._zod.optout !== 'optional');
  return `[${required
    .slice(0, OUTLINED)
    .map((name) => `'${name}'`)
    .join(', ')}]`;
}
