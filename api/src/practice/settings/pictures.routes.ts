import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { PracticeSettingsService } from './practice-settings.service';

interface Options {
  practice: PracticeSettingsService;
}

const bodyLimit = 32_768;

export const picturesRoutes: FastifyPluginAsyncZod<Options> = async (app, { practice }) => {
  route(app, 'addWork', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return practice.addWork(ownVendorId(request), body, headers['idempotency-key']);
  });

  route(app, 'removeWork', async (request) => {
    await practice.removeWork(ownVendorId(request), request.params.workId);
  });

  route(app, 'changePhoto', { bodyLimit }, async (request) =>
    practice.changePhoto(ownVendorId(request), request.body.fileId),
  );

  route(app, 'removePhoto', async (request) => practice.removePhoto(ownVendorId(request)));
};
