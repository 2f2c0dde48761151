import type {
  EditorialChoices,
  FaqKey,
  FaqOrder,
  FaqSheet,
  SlidesSheet,
} from '@nukkad/platform/contract';
import * as wire from '@nukkad/platform/contract/schemas/editorial.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { faqKey } from '../site/content.routes';

interface Options {
  choices: () => Promise<EditorialChoices>;
  faqKeys: () => Promise<FaqKey[]>;
  faqSheet: (key: string) => Promise<FaqSheet>;
  changeFaqSheet: (key: string, order: FaqOrder, by: string) => Promise<FaqSheet>;
  slidesSheet: () => Promise<SlidesSheet>;
  changeSlides: (order: SlidesSheet, by: string) => Promise<SlidesSheet>;
}

const tags = ['editorial'];
const querystring = z.object({ key: faqKey });

/** Texts that are changed as a whole: questions and answers, the banner. */
export const sheetsRoutes: FastifyPluginAsyncZod<Options> = async (app, sheets) => {
  app.route({
    ...endpoint('getEditorialChoices'),
    schema: {
      operationId: 'getEditorialChoices',
      summary: 'Drawings, topics and professions to choose from while writing',
      tags,
      response: { 200: wire.editorialChoices, ...failures },
    },
    handler: async () => sheets.choices(),
  });

  app.route({
    ...endpoint('getFaqKeys'),
    schema: {
      operationId: 'getFaqKeys',
      summary: 'Where frequent questions stand, and how many',
      tags,
      response: { 200: z.array(wire.faqKeyAnswer), ...failures },
    },
    handler: async () => sheets.faqKeys(),
  });

  app.route({
    ...endpoint('getFaqSheet'),
    schema: {
      operationId: 'getFaqSheet',
      summary: 'The questions of one key, to be changed',
      tags,
      querystring,
      response: { 200: wire.faqSheet, ...failures },
    },
    handler: async ({ query }) => sheets.faqSheet(query.key),
  });

  app.route({
    ...endpoint('changeFaqSheet'),
    schema: {
      operationId: 'changeFaqSheet',
      summary: 'Replace the questions of one key',
      tags,
      querystring,
      body: wire.faqOrder,
      response: { 200: wire.faqSheet, ...failures },
    },
    handler: async (request) =>
      sheets.changeFaqSheet(request.query.key, request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('getSlides'),
    schema: {
      operationId: 'getSlides',
      summary: 'The slides of the banner, to be changed',
      tags,
      response: { 200: wire.slidesSheet, ...failures },
    },
    handler: async () => sheets.slidesSheet(),
  });

  app.route({
    ...endpoint('changeSlides'),
    schema: {
      operationId: 'changeSlides',
      summary: 'Replace the slides of the banner',
      tags,
      body: wire.slidesOrder,
      response: { 200: wire.slidesSheet, ...failures },
    },
    handler: async (request) => sheets.changeSlides(request.body, personOn(request).userId),
  });
};
