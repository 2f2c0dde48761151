const ANY = '/trial';

/** `/doctor-dashboard/*` is `/doctor-dashboard`. */
export const baseOf = (path: string): string => path.replace(/\/\*$/, '');

/** `/govt officer-dashboard` is the `govt officer`'s; null of one for any profession. */
export function professionOf(base: string): string | null {
  return base === ANY ? null : base.slice(1).replace(/-dashboard$/, '');
}

/** The part of an address below the dashboard's path that names the room. */
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

/** Which room is meant: the first for the bare path, and for one there is not. */
export function chosenRoom<Room extends { id: string }>(
  rooms: readonly Room[],
  asked: string,
): { room: Room; isUnknown: boolean } {
  const found = rooms.find(({ id }) => id === asked);
  return { room: found ?? rooms[0]!, isUnknown: found === undefined && asked !== '' };
}

/** Where a room is; the first one stands at the dashboard's own path. */
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

/** What the bar at the foot has room for; "More" needs one of the places itself. */
export function inBar<Room>(rooms: readonly Room[]): { shown: Room[]; hidden: Room[] } {
  const places = rooms.length > BAR_MOST ? BAR_MOST - 1 : rooms.length;
  return { shown: rooms.slice(0, places), hidden: rooms.slice(places) };
}
