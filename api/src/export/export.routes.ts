import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../access/access';
import { endpoint, failures } from '../http/endpoint';
import { personalExport } from '../wire/mine';
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
