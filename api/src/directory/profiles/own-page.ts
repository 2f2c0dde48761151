import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../core/auth/access';
import { ApiError } from '../../core/http/problems';

/** The caller's vendor id. Fails with `vendor-unknown` for a caller who is no vendor. */
export function ownVendorId(request: FastifyRequest): string {
  const { vendorId } = requireUser(request);
  if (vendorId === null) throw noPage();
  return vendorId;
}

export const noPage = () => new ApiError('vendor-unknown', 'You have no page in the directory.');
