const ANY = '/trial';

/** `/doctor-dashboard/*` is `/doctor-dashboard`. */
export const baseOf = (path: string): string => path.replace(/\/\*$/, '');

/** `/govt officer-dashboard` is the `govt officer`'s; null of one for any profession. */
export function professionOf(base: string): string | null {
  return base === ANY ? null : base.slice(1).replace(/-dashboard$/, '');
}

/** The part of an address below the dashboard's path that names the room. */
export function roomIn(pathname: string, base: string): string {
  const below = decodeURIComponent(pathname).slice(base.length).replace(/^\//, '');
  return below.split('/')[0] ?? '';
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

/** On phones the bar at the foot has room for so many; the others are behind "More". */
export const BAR_MOST = 5;
