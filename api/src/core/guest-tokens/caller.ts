import { bookingKey } from '@nukkad/platform/contract';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../auth/sessions.store';

/** The caller: a signed-in user, or a guest, who may present the token of a booking. */
export interface Caller {
  person: Person | null;
  key: string | null;
}

/** A token has 43 characters; anything much longer is refused unread. */
const longestKey = 64;

/** The caller of a route that also serves guests. */
export function requestCaller(request: FastifyRequest): Caller {
  const key = request.headers[bookingKey.toLowerCase()];
  const isKey = typeof key === 'string' && key.length <= longestKey;
  return { person: request.person, key: isKey ? key : null };
}
