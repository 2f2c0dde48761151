import { type GeoPlace, limits } from '../contract';

/** The stored choices, newest first; empty for anything but a list of places. */
export function parsePlaces(stored: string | null): GeoPlace[] {
  if (stored === null) return [];
  try {
    const places: unknown = JSON.parse(stored);
    return Array.isArray(places) ? places.filter(isPlace).slice(0, limits.recentPlaces) : [];
  } catch {
    return [];
  }
}

/** Adds a choice: moved to the front, without a duplicate. */
export function withChoice(places: readonly GeoPlace[], chosen: GeoPlace): GeoPlace[] {
  const others = places.filter(({ _id }) => _id !== chosen._id);
  return [chosen, ...others].slice(0, limits.recentPlaces);
}

function isPlace(value: unknown): value is GeoPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { _id, kind, name, slug, city, citySlug, state, pin, point, isServed } = value as Partial<
    Record<keyof GeoPlace, unknown>
  >;
  return (
    (kind === 'locality' || kind === 'city') &&
    [_id, name, slug, city, citySlug, state].every(isShortText) &&
    (pin === null || isShortText(pin)) &&
    (point === null || isPoint(point)) &&
    typeof isServed === 'boolean'
  );
}

const isShortText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= 120;

function isPoint(value: unknown): boolean {
  const { lat, lng } = (value ?? {}) as { lat?: unknown; lng?: unknown };
  return Number.isFinite(lat) && Number.isFinite(lng);
}
