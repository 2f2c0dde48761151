const ANY = '/trial';

/** `/doctor-dashboard/*` as `/doctor-dashboard`. */
export const baseOf = (path: string): string => path.replace(/\/\*$/, '');

/** `/govt officer-dashboard` as `govt officer`; null for a path of no profession. */
export function professionOf(base: string): string | null {
  return base === ANY ? null : base.slice(1).replace(/-dashboard$/, '');
}

/** The URL segment after the dashboard's path. */
export function roomIn(pathname: string, base: string): string {
  const below = decoded(pathname).slice(base.length).replace(/^\//, '');
  return below.split('/')[0] ?? '';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The page of an id: the first for the bare path and for an unknown id. */
export function chosenRoom<Room extends { id: string }>(
  rooms: readonly Room[],
  asked: string,
): { room: Room; isUnknown: boolean } {
  const found = rooms.find(({ id }) => id === asked);
  return { room: found ?? rooms[0]!, isUnknown: found === undefined && asked !== '' };
}

/** URL of a page; the first one has the dashboard's own path. */
export function addressOf(
  rooms: readonly { id: string }[],
  base: string,
  id: string,
  query: Record<string, string> = {},
): string {
  const path = id === rooms[0]?.id ? base : `${base}/${id}`;
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

const BAR_MOST = 5;

/** Splits pages into those in the bottom bar and the rest; "More" takes one place itself. */
export function inBar<Room>(rooms: readonly Room[]): { shown: Room[]; hidden: Room[] } {
  const places = rooms.length > BAR_MOST ? BAR_MOST - 1 : rooms.length;
  return { shown: rooms.slice(0, places), hidden: rooms.slice(places) };
}

/** How much waits in pages together. */
export const waitingIn = (rooms: readonly { waiting?: number | undefined }[]): number =>
  rooms.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
