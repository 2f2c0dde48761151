import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/problems';
import { requireUser } from './access';

/** Nobody has a practice here under this id. */
export const noPractice = (): ApiError =>
  new ApiError('vendor-unknown', 'You have no practice here.');

/** Id of the vendor whose practice somebody runs. Fails with `vendor-unknown`. */
export function practiceOf(request: FastifyRequest): string {
  const { vendorId } = requireUser(request);
  if (vendorId === null) throw noPractice();
  return vendorId;
}
