import type { FastifyRequest } from 'fastify';
import { requireUser } from '../../core/auth/access';
import { ApiError } from '../../core/http/problems';

/** Of the professional who asks. Fails with `vendor-unknown` for whoever is none. */
export function ownVendorId(request: FastifyRequest): string {
  const { vendorId } = requireUser(request);
  if (vendorId === null) throw noPage();
  return vendorId;
}

/** Nobody has a page here under this id. */
export const noPage = () => new ApiError('vendor-unknown', 'You have no page in the directory.');
