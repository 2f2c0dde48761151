import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { ExportService } from './export.service';

interface Options {
  exported: ExportService;
}

export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, { exported }) => {
  route(app, 'exportMyData', async (request) => exported(requireUser(request)));
};
