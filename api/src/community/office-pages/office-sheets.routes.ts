import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { OfficeSheetsService } from './office-sheets.service';

interface Options {
  officeSheets: OfficeSheetsService;
}

export const officeSheetsRoutes: FastifyPluginAsyncZod<Options> = async (app, { officeSheets }) => {
  route(app, 'getOfficeSheets', async () => officeSheets.all());

  route(app, 'getOfficeSheet', async ({ params }) => officeSheets.of(params.slug));

  route(app, 'changeOfficeSheet', async (request) =>
    officeSheets.change(request.params.slug, request.body, requireUser(request).userId),
  );
};
