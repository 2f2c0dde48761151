/** Position at which a page of notifications ended. */
export interface Place {
  at: Date;
  id: string;
}

const shape = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Opaque to clients. */
export const cursorOf = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** Undefined for an invalid cursor. */
export function placeOf(cursor: string): Place | undefined {
  const [, at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return id === undefined ? undefined : { at: new Date(Number(at)), id };
}

/** One server-sent event. */
export const eventOf = (name: string, updated: object): string =>
  `event: ${name}\ndata: ${JSON.stringify(updated)}\n\n`;

/** A comment line, which keeps the connection alive and lets both ends detect a dead one. */
export const heartbeat = ':\n\n';
