import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { BrowserSecrets } from '../accounts/browser-secret';
import type { PasskeySignInService } from './passkey-sign-in.service';
import type { PasskeysService } from './passkeys.service';

interface Options {
  passkeys: PasskeysService;
  signIn: PasskeySignInService;
  secrets: BrowserSecrets;
}

const bodyLimit = 16_384;

export const passkeysRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { passkeys, signIn, secrets } = options;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(
    app,
    'beginPasskeySignIn',
    { config: { rateLimitedAction: 'passkey-challenges' } },
    async (request, reply) => {
      const secret = secrets.read(request, 'passkey');
      const { options, browserSecret } = await signIn.begin(secret);
      secrets.keep(reply, 'passkey', browserSecret);
      return options;
    },
  );

  route(
    app,
    'signInWithPasskey',
    { bodyLimit, config: { rateLimitedAction: 'passkeys' } },
    async (request, reply) => {
      const secret = secrets.read(request, 'passkey');
      secrets.drop(reply, 'passkey');
      return signIn.finish(request.body.credential, secret);
    },
  );

  route(app, 'getPasskeys', { config: { isOpenWithoutPasskey: true } }, async (request) =>
    passkeys.list(requireUser(request).userId),
  );

  route(
    app,
    'beginPasskeyCreation',
    { bodyLimit, config: { isOpenWithoutPasskey: true } },
    async (request) => passkeys.beginCreation(requireUser(request), request.body),
  );

  route(app, 'addPasskey', { bodyLimit, config: { isOpenWithoutPasskey: true } }, async (request) =>
    passkeys.add(requireUser(request), request.body),
  );

  route(app, 'renamePasskey', { bodyLimit }, async (request) => {
    const { params, body } = request;
    return passkeys.rename(requireUser(request), params.passkeyId, body.name);
  });

  route(app, 'removePasskey', async (request) => {
    await passkeys.remove(requireUser(request), request.params.passkeyId);
  });
};
