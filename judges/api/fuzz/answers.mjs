import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const DOCUMENT = 'openapi.json';

/**
 * Checks answers and bodies against the OpenAPI document.
 *
 * @param {object} document
 */
export function checksOf(document) {
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map();
  const validator = (pointer) => {
    if (!compiled.has(pointer)) compiled.set(pointer, ajv.compile({ $ref: DOCUMENT + pointer }));
    return compiled.get(pointer);
  };
  const errorsAt = (pointer, value) => {
    const validate = validator(pointer);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' });
  };
  return {
    /** Whether the document takes this JSON body. */
    takesBody: ({ path, method }, body) =>
      errorsAt(`${pointerTo(path, method)}/requestBody/content/application~1json/schema`, body) ===
      undefined,
    /** What of an answer the document does not name; undefined if it names all of it. */
    unnamed: (operation, answer) => unnamed(operation, answer, errorsAt),
  };
}

const pointerTo = (path, method) => `#/paths/${escaped(path)}/${method}`;
const escaped = (key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

function unnamed(operation, { status, headers, text }, errorsAt) {
  const { path, method, responses } = operation;
  const named = [String(status), `${String(status)[0]}XX`].find((one) => responses[one]);
  if (!named)
    return { rule: 'status', says: `answers ${status}, which the document does not name` };
  const { content } = responses[named];
  if (!content) {
    return text === '' ? undefined : { rule: 'body', says: `answers ${status} with a body` };
  }
  const type = String(headers['content-type']).split(';')[0];
  if (!content[type]) {
    return { rule: 'media-type', says: `answers ${status} as ${type}, which it does not name` };
  }
  if (!type.endsWith('json')) return undefined;
  const pointer = `${pointerTo(path, method)}/responses/${named}/content/${escaped(type)}/schema`;
  const errors = errorsAt(pointer, JSON.parse(text));
  return errors && { rule: 'body', says: `answers ${status} with a body that differs: ${errors}` };
}
