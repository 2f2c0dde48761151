import { signedIn } from '@nukkad/platform/contract/schemas/accounts.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import * as wire from '@nukkad/platform/contract/schemas/passkeys.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { BrowserSecrets } from '../accounts/browser-secret';
import type { PasskeySignInService } from './passkey-sign-in.service';
import type { PasskeysService } from './passkeys.service';

interface Options {
  passkeys: PasskeysService;
  signIn: PasskeySignInService;
  secrets: BrowserSecrets;
}

const tags = ['accounts'];
const bodyLimit = 16_384;
const params = z.object({ passkeyId: uuid });

export const passkeysRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { passkeys, signIn, secrets } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...endpoint('beginPasskeySignIn'),
    config: { deed: 'passkey-challenges' },
    schema: {
      operationId: 'beginPasskeySignIn',
      summary: 'A challenge for any passkey of this site; good once, in this browser',
      tags,
      response: { 200: wire.passkeyRequest, ...failures },
    },
    handler: async (request, reply) => {
      const secret = secrets.read(request, 'passkey');
      const { options, browserSecret } = await signIn.begin(secret);
      secrets.keep(reply, 'passkey', browserSecret);
      return options;
    },
  });

  app.route({
    ...endpoint('signInWithPasskey'),
    bodyLimit,
    config: { deed: 'passkeys' },
    schema: {
      operationId: 'signInWithPasskey',
      summary: 'Begin a session of whose passkey signed the challenge',
      tags,
      body: wire.passkeySignIn,
      response: { 200: signedIn, ...failures },
    },
    handler: async (request, reply) => {
      const secret = secrets.read(request, 'passkey');
      secrets.drop(reply, 'passkey');
      return signIn.finish(request.body.credential, secret);
    },
  });

  app.route({
    ...endpoint('getPasskeys'),
    config: { isOpenWithoutPasskey: true },
    schema: {
      operationId: 'getPasskeys',
      summary: 'One’s own passkeys, oldest first',
      tags,
      response: { 200: z.array(wire.passkey), ...failures },
    },
    handler: async (request) => passkeys.list(personOn(request).userId),
  });

  app.route({
    ...endpoint('beginPasskeyCreation'),
    bodyLimit,
    config: { isOpenWithoutPasskey: true },
    schema: {
      operationId: 'beginPasskeyCreation',
      summary: 'What the browser makes a passkey with; good once, in this session',
      tags,
      body: wire.passkeyCreationOrder,
      response: { 200: wire.passkeyCreation, ...failures },
    },
    handler: async (request) => passkeys.beginCreation(personOn(request), request.body),
  });

  app.route({
    ...endpoint('addPasskey'),
    bodyLimit,
    config: { isOpenWithoutPasskey: true },
    schema: {
      operationId: 'addPasskey',
      summary: 'Keep the passkey that the browser made',
      tags,
      body: wire.passkeyOrder,
      response: { 201: wire.passkey, ...failures },
    },
    handler: async (request, reply) => {
      const added = await passkeys.add(personOn(request), request.body);
      return reply.code(201).send(added);
    },
  });

  app.route({
    ...endpoint('renamePasskey'),
    bodyLimit,
    schema: {
      operationId: 'renamePasskey',
      summary: 'Call a passkey something else',
      tags,
      params,
      body: wire.passkeyRename,
      response: { 200: wire.passkey, ...failures },
    },
    handler: async (request) => {
      const { params, body } = request;
      return passkeys.rename(personOn(request), params.passkeyId, body.name);
    },
  });

  app.route({
    ...endpoint('removePasskey'),
    schema: {
      operationId: 'removePasskey',
      summary: 'Take a passkey away; the other sessions that it opened end',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await passkeys.remove(personOn(request), request.params.passkeyId);
      reply.code(204);
    },
  });
};
