import { bookingKey } from '@nukkad/platform/contract';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../auth/sessions.store';

/** Who asks: somebody who is signed in, or a guest, who may name the key of a booking. */
export interface Caller {
  person: Person | null;
  key: string | null;
}

/** A secret of 43 characters; anything else is nobody's. */
const longestKey = 64;

/** Who asks about what a guest may have made. */
export function requestCaller(request: FastifyRequest): Caller {
  const key = request.headers[bookingKey.toLowerCase()];
  const isKey = typeof key === 'string' && key.length <= longestKey;
  return { person: request.person, key: isKey ? key : null };
}
