import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { DeskService } from './desk.service';

const bodyLimit = 65_536;

export const deskRoutes: FastifyPluginAsyncZod<{ desk: DeskService }> = async (app, { desk }) => {
  route(app, 'getDesk', async (request) => desk.of(ownVendorId(request), request.query.department));

  route(app, 'changeDesk', { bodyLimit }, async (request) =>
    desk.change(ownVendorId(request), request.query.department, request.body),
  );
};
