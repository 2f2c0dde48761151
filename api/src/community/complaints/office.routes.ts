import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { OfficeService, Official } from './office.service';

const bodyLimit = 65_536;

const officialOn = (request: FastifyRequest): Official => ({
  vendorId: ownVendorId(request),
  userId: requireUser(request).userId,
});

export const officeRoutes: FastifyPluginAsyncZod<{ office: OfficeService }> = async (
  app,
  { office },
) => {
  route(app, 'getOfficeComplaints', async (request) =>
    office.list(ownVendorId(request), request.query.page ?? 1),
  );

  route(app, 'takeUpComplaint', async (request) =>
    office.takeUp(officialOn(request), request.params.number),
  );

  route(app, 'answerComplaint', { bodyLimit }, async (request) =>
    office.answer(officialOn(request), request.params.number, {
      text: request.body.text,
      key: request.headers['idempotency-key'],
    }),
  );
};
