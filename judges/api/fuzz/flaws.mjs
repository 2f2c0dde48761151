import fc from 'fast-check';

/** What careless programs trip over. */
const HOSTILE = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { length: 1 }],
  ...['', ' ', '\u0000', '\uD800', '\u202E', '💥'.repeat(60), 'a'.repeat(5_000), '9'.repeat(400)],
  ...["' OR 1=1 --", '<script>', '%00', '../../etc/passwd', '$' + '{7*7}', '{{7*7}}', '%', '\\'],
  ...['NaN', 'Infinity', '1e5', '-0', '0x10', '٣', 'İ', '2026-02-30', '2026-02-30T25:00:00Z'],
  ...['__proto__', 'constructor', '00000000-0000-0000-0000-000000000000'],
];

/** One flaw of a request: at which of its places, what stands there instead. */
export const flaws = fc.record({
  part: fc.constantFrom('body', 'body', 'query', 'path', 'headers'),
  at: fc.nat(1_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'),
  hostile: fc.constantFrom(...HOSTILE),
});

/** The value with the flaw at one of its places. */
export function flawed(value, { at, how, hostile }) {
  const places = placesIn(value);
  const place = places[at % places.length];
  if (place.length === 0) return how === 'add' ? added(value, hostile) : hostile;
  const copy = structuredClone(value);
  const key = place.at(-1);
  const owner = place.slice(0, -1).reduce((inner, step) => inner[step], copy);
  if (how === 'replace') owner[key] = hostile;
  else if (how === 'add') owner[key] = added(owner[key], hostile);
  else if (Array.isArray(owner)) owner.splice(key, 1);
  else delete owner[key];
  return copy;
}

/** A list with one more, an object with a field that it does not know; other values as a list. */
function added(value, hostile) {
  if (Array.isArray(value)) return [...value, hostile];
  if (value !== null && typeof value === 'object') return { ...value, unknownField: hostile };
  return [value, hostile];
}

/** Paths of all places in a value, itself first. */
function placesIn(value, place = []) {
  if (value === null || typeof value !== 'object') return [place];
  const inner = Object.keys(value).flatMap((key) => placesIn(value[key], [...place, key]));
  return [place, ...inner];
}
