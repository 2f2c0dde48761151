import { singular } from './requests.mjs';
import { referenceIn } from './values.mjs';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REFERENCE = /reference:\w+:\d+/g;
const MOST_OF_A_KIND = 200;

/** Ids that answers named, by kind (`vendorId`), to be asked for again. */
export function seenIds() {
  const kinds = new Map();
  const keep = (kind, id) => {
    const known = kinds.get(kind) ?? kinds.set(kind, []).get(kind);
    if (known.length < MOST_OF_A_KIND && !known.includes(id)) known.push(id);
  };
  const idOf = ({ name, nth }) => {
    const known = kinds.get(name) ?? kinds.get('vendorId') ?? [];
    return known[nth % known.length] ?? '00000000-0000-7000-8000-000000000000';
  };
  return {
    /** Keeps the ids of an answer to this address. */
    collect(path, answer) {
      const last =
        path
          .split('?')[0]
          .split('/')
          .filter((step) => !UUID.test(step))
          .at(-1) ?? '';
      for (const [kind, id] of idsIn(answer, `${singular(last)}Id`)) keep(kind, id);
    },
    /** The request with ids in place of references. */
    filled({ path, headers, body, ...request }) {
      return {
        ...request,
        path: path.replace(REFERENCE, (text) => idOf(referenceIn(text))),
        headers: mapTexts(headers, idOf),
        body: Buffer.isBuffer(body) ? body : mapTexts(body, idOf),
      };
    },
    get count() {
      return [...kinds.values()].reduce((sum, { length }) => sum + length, 0);
    },
  };
}

const isObject = (value) => value !== null && typeof value === 'object';

/** Ids in an answer, with what each is of: `_id` in `vendors` is a `vendorId`. */
function idsIn(value, kind) {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string' && UUID.test(inner)) return [[key === '_id' ? kind : key, inner]];
    const inside = Array.isArray(value) ? kind : `${singular(key)}Id`;
    return isObject(inner) ? idsIn(inner, inside) : [];
  });
}

function mapTexts(value, idOf) {
  if (typeof value === 'string') {
    const reference = referenceIn(value);
    return reference ? idOf(reference) : value;
  }
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, idOf));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, idOf)]));
}
