import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import type { SessionsService } from '../../core/auth/sessions.service';
import { route } from '../../core/http/route';
import { networkOf } from '../../core/rate-limits/network.model';
import type { Origin } from './accounts.deps';
import type { BrowserSecrets } from './browser-secret';
import type { EmailTakeBackService } from './email-take-back.service';
import type { KnownBrowsers } from './known-browser';
import { type LoginService, Unverified } from './login.service';
import type { PasswordResetService } from './password-reset.service';
import type { PeopleService } from './people.service';
import type { RegistrationService } from './registration.service';

interface Options {
  registration: RegistrationService;
  login: LoginService;
  passwordReset: PasswordResetService;
  takeBacks: EmailTakeBackService;
  people: PeopleService;
  sessions: SessionsService;
  secrets: BrowserSecrets;
  browsers: KnownBrowsers;
}

const bodyLimit = 4_096;

export const accountsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { registration, login, passwordReset, takeBacks, people, sessions, secrets, browsers } =
    options;
  const from = (request: FastifyRequest): Origin => ({
    network: networkOf(request.ip),
    browserSecret: secrets.read(request, 'registration'),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, 'registerUser', { bodyLimit }, async (request, reply) => {
    const { answer, browserSecret } = await registration.registerUser(request.body, from(request));
    secrets.keep(reply, 'registration', browserSecret);
    reply.code(answer.user ? 201 : 200);
    return answer;
  });

  route(app, 'registerProfessional', { bodyLimit }, async (request, reply) => {
    const { answer, browserSecret } = await registration.registerProfessional(
      request.body,
      from(request),
    );
    secrets.keep(reply, 'registration', browserSecret);
    reply.code(answer.vendorId ? 201 : 200);
    return answer;
  });

  route(app, 'verifyOtp', { bodyLimit }, async (request, reply) => {
    const answer = await registration.verify(request.body, from(request));
    secrets.drop(reply, 'registration');
    return answer;
  });

  route(app, 'resendOtp', { bodyLimit }, async (request, reply) => {
    const { answer, browserSecret } = await registration.resend(request.body.email, from(request));
    secrets.keep(reply, 'registration', browserSecret);
    return answer;
  });

  route(app, 'loginUser', { bodyLimit }, async (request, reply) => {
    const { email } = request.body;
    const { network, browserSecret } = from(request);
    const knownBrowser = await browsers.idOf(request, email);
    try {
      const signedIn = await login.login(request.body, { network, browserSecret, knownBrowser });
      if (knownBrowser === null) await browsers.remember(reply, email);
      return signedIn;
    } catch (error) {
      if (error instanceof Unverified) {
        const secret = await registration.sendToKnown(error.userId, from(request));
        if (secret !== null) secrets.keep(reply, 'registration', secret);
      }
      throw error;
    }
  });

  route(app, 'forgotPassword', { bodyLimit }, async (request) =>
    passwordReset.forgot(request.body.email, from(request)),
  );

  route(app, 'resetPassword', { bodyLimit }, async (request) =>
    passwordReset.reset(request.body, from(request)),
  );

  route(app, 'takeBackEmail', { bodyLimit }, async (request) =>
    takeBacks.takeBack(request.body, from(request)),
  );

  route(app, 'getSession', { config: { isOpenWithoutPasskey: true } }, async (request) =>
    people.account(requireUser(request).userId),
  );

  route(
    app,
    'logout',
    { config: { isOpenUnverified: true, isOpenWithoutPasskey: true } },
    async (request) => {
      await sessions.end(requireUser(request).sessionId);
    },
  );

  route(app, 'confirmIdentity', { bodyLimit }, async (request) =>
    login.confirm(requireUser(request), request.body.password, from(request).network),
  );

  route(app, 'getUserById', async ({ params }) => people.record(params.id));

  route(app, 'updateUser', { bodyLimit }, async (request) =>
    people.change(request.params.userId, request.body, {
      ...requireUser(request),
      network: from(request).network,
    }),
  );

  route(app, 'confirmEmail', { bodyLimit }, async (request) =>
    people.confirmEmail(requireUser(request), request.params.userId, {
      otp: request.body.otp,
      ...from(request),
    }),
  );

  route(app, 'deleteUser', async (request) =>
    people.remove(request.params.id, requireUser(request)),
  );
};
