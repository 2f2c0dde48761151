import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/problems';
import { requireUser } from './access';

/** No practice of this platform has this id. */
export const noPractice = (): ApiError =>
  new ApiError('vendor-unknown', 'You have no practice here.');

/** Vendor id of the caller's practice. Fails with `vendor-unknown`. */
export function practiceOf(request: FastifyRequest): string {
  const { vendorId } = requireUser(request);
  if (vendorId === null) throw noPractice();
  return vendorId;
}
