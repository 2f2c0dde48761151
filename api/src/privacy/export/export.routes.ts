import { personalExport } from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { ExportService } from './export.service';

interface Options {
  exported: ExportService;
}

export const exportRoutes: FastifyPluginAsyncZod<Options> = async (app, { exported }) => {
  app.route({
    ...endpoint('exportMyData'),
    schema: {
      operationId: 'exportMyData',
      summary: 'Everything that is kept about whoever asks',
      tags: ['mine'],
      response: { 200: personalExport, ...failures },
    },
    handler: async (request) => exported(personOn(request)),
  });
};
