import * as wire from '@nukkad/platform/contract/schemas/practice-settings.schema';
import { lessonPackage, service } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { ownVendorId } from '../../directory';
import type { PracticeSettingsService } from './practice-settings.service';

interface Options {
  practice: PracticeSettingsService;
}

const tags = ['practice'];

/** Lists of services are the longest. */
const bodyLimit = 65_536;

export const practiceSettingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { practice }) => {
  app.route({
    ...endpoint('getPracticeSettings'),
    schema: {
      operationId: 'getPracticeSettings',
      summary: 'Everything a professional can change about their practice',
      tags,
      response: { 200: wire.practiceSettings, ...failures },
    },
    handler: async (request) => practice.of(ownVendorId(request)),
  });

  app.route({
    ...endpoint('changePracticeProfile'),
    bodyLimit,
    schema: {
      operationId: 'changePracticeProfile',
      summary: 'What the public page says; what is left out stays',
      tags,
      body: wire.practiceProfileOrder,
      response: { 200: wire.practiceProfile, ...failures },
    },
    handler: async (request) => practice.changeProfile(ownVendorId(request), request.body),
  });

  app.route({
    ...endpoint('withdrawClaim'),
    schema: {
      operationId: 'withdrawClaim',
      summary: 'Take back a line that waits for review, or put a rejected one away',
      tags,
      params: wire.claimParams,
      response: { 200: wire.practiceProfile, ...failures },
    },
    handler: async (request) =>
      practice.withdrawClaim(ownVendorId(request), request.params.claimId),
  });

  app.route({
    ...endpoint('changeAvailability'),
    bodyLimit,
    schema: {
      operationId: 'changeAvailability',
      summary: 'When people can be booked; bookings that are made stay',
      tags,
      body: wire.availabilityOrder,
      response: { 200: wire.availability, ...failures },
    },
    handler: async (request) => practice.changeAvailability(ownVendorId(request), request.body),
  });

  app.route({
    ...endpoint('changePolicy'),
    bodyLimit,
    schema: {
      operationId: 'changePolicy',
      summary:
        'Who confirms, until when clients may cancel and move, and where they are met by video',
      tags,
      body: wire.practicePolicyOrder,
      response: { 200: wire.practicePolicy, ...failures },
    },
    handler: async (request) => practice.changePolicy(ownVendorId(request), request.body),
  });

  app.route({
    ...endpoint('changeServices'),
    bodyLimit,
    schema: {
      operationId: 'changeServices',
      summary: 'All services in their order; those with an id stay the same service',
      tags,
      body: wire.servicesOrder,
      response: { 200: z.array(service), ...failures },
    },
    handler: async (request) => practice.changeServices(ownVendorId(request), request.body),
  });

  app.route({
    ...endpoint('changePackages'),
    bodyLimit,
    schema: {
      operationId: 'changePackages',
      summary: 'All lesson packages in their order; what was bought stays bought',
      tags,
      body: wire.packagesOrder,
      response: { 200: z.array(lessonPackage), ...failures },
    },
    handler: async (request) => practice.changePackages(ownVendorId(request), request.body),
  });
};
