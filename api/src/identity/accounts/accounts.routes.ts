import * as wire from '@nukkad/platform/contract/schemas/accounts.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import type { SessionsService } from '../../core/auth/sessions.service';
import { endpoint, failures } from '../../core/http/endpoint';
import { networkOf } from '../../core/rate-limits/network.model';
import type { Origin } from './accounts.needs';
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

const tags = ['accounts'];
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

  app.route({
    ...endpoint('registerUser'),
    bodyLimit,
    schema: {
      operationId: 'registerUser',
      summary: 'Sign up; a code goes to the e-mail',
      tags,
      body: wire.registrationOrder,
      response: { 200: wire.registrationAnswer, 201: wire.registrationAnswer, ...failures },
    },
    handler: async (request, reply) => {
      const { answer, browserSecret } = await registration.registerUser(
        request.body,
        from(request),
      );
      secrets.keep(reply, 'registration', browserSecret);
      reply.code(answer.user ? 201 : 200);
      return answer;
    },
  });

  app.route({
    ...endpoint('registerProfessional'),
    bodyLimit,
    schema: {
      operationId: 'registerProfessional',
      summary: 'Sign up as a professional; a code goes to the e-mail',
      tags,
      body: wire.professionalRegistrationOrder,
      response: {
        200: wire.professionalRegistrationAnswer,
        201: wire.professionalRegistrationAnswer,
        ...failures,
      },
    },
    handler: async (request, reply) => {
      const { answer, browserSecret } = await registration.registerProfessional(
        request.body,
        from(request),
      );
      secrets.keep(reply, 'registration', browserSecret);
      reply.code(answer.vendorId ? 201 : 200);
      return answer;
    },
  });

  app.route({
    ...endpoint('verifyOtp'),
    bodyLimit,
    schema: {
      operationId: 'verifyOtp',
      summary: 'Prove with the code that the e-mail is one’s own',
      tags,
      body: wire.verificationOrder,
      response: { 200: wire.verificationAnswer, ...failures },
    },
    handler: async (request, reply) => {
      const answer = await registration.verify(request.body, from(request));
      secrets.drop(reply, 'registration');
      return answer;
    },
  });

  app.route({
    ...endpoint('resendOtp'),
    bodyLimit,
    schema: {
      operationId: 'resendOtp',
      summary: 'Another code, in the browser that signed up',
      tags,
      body: wire.addressed,
      response: { 200: wire.codeSent, ...failures },
    },
    handler: async (request, reply) => {
      const { answer, browserSecret } = await registration.resend(
        request.body.email,
        from(request),
      );
      secrets.keep(reply, 'registration', browserSecret);
      return answer;
    },
  });

  app.route({
    ...endpoint('loginUser'),
    bodyLimit,
    schema: {
      operationId: 'loginUser',
      summary: 'Begin a session',
      tags,
      body: wire.loginOrder,
      response: { 200: wire.signedIn, ...failures },
    },
    handler: async (request, reply) => {
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
    },
  });

  app.route({
    ...endpoint('forgotPassword'),
    bodyLimit,
    schema: {
      operationId: 'forgotPassword',
      summary: 'A link to choose a new password; the answer is the same for every address',
      tags,
      body: wire.addressed,
      response: { 200: wire.codeSent, ...failures },
    },
    handler: async (request) => passwordReset.forgot(request.body.email, from(request)),
  });

  app.route({
    ...endpoint('resetPassword'),
    bodyLimit,
    schema: {
      operationId: 'resetPassword',
      summary: 'A new password by the link; every session ends',
      tags,
      body: wire.passwordResetOrder,
      response: { 200: wire.passwordChanged, ...failures },
    },
    handler: async (request) => passwordReset.reset(request.body, from(request)),
  });

  app.route({
    ...endpoint('takeBackEmail'),
    bodyLimit,
    schema: {
      operationId: 'takeBackEmail',
      summary: 'The former email again, and a new password, by the link; every session ends',
      tags,
      body: wire.passwordResetOrder,
      response: { 200: wire.passwordChanged, ...failures },
    },
    handler: async (request) => takeBacks.takeBack(request.body, from(request)),
  });

  app.route({
    ...endpoint('getSession'),
    config: { isOpenWithoutPasskey: true },
    schema: {
      operationId: 'getSession',
      summary: 'Who is logged in with this token',
      tags,
      response: { 200: wire.accountAnswer, ...failures },
    },
    handler: async (request) => people.account(personOn(request).userId),
  });

  app.route({
    ...endpoint('logout'),
    config: { isOpenUnverified: true, isOpenWithoutPasskey: true },
    schema: {
      operationId: 'logout',
      summary: 'End this session; no body is needed',
      tags,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await sessions.end(personOn(request).sessionId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('confirmIdentity'),
    bodyLimit,
    schema: {
      operationId: 'confirmIdentity',
      summary: 'Prove with the password who is logged in, for what endangers the account',
      tags,
      body: wire.identityConfirmation,
      response: { 200: wire.told, ...failures },
    },
    handler: async (request) =>
      login.confirm(personOn(request), request.body.password, from(request).network),
  });

  app.route({
    ...endpoint('getUserById'),
    schema: {
      operationId: 'getUserById',
      summary: 'What a person told about themselves',
      tags,
      params: z.object({ id: uuid }),
      response: { 200: wire.userRecord, ...failures },
    },
    handler: async ({ params }) => people.record(params.id),
  });

  app.route({
    ...endpoint('updateUser'),
    bodyLimit,
    schema: {
      operationId: 'updateUser',
      summary: 'Change it; a new e-mail waits until it is confirmed',
      tags,
      params: z.object({ userId: uuid }),
      body: wire.userChanges,
      response: { 200: wire.userRecord, ...failures },
    },
    handler: async (request) =>
      people.change(request.params.userId, request.body, {
        ...personOn(request),
        network: from(request).network,
      }),
  });

  app.route({
    ...endpoint('confirmEmail'),
    bodyLimit,
    schema: {
      operationId: 'confirmEmail',
      summary: 'Move to the new e-mail with the code sent to it',
      tags,
      params: z.object({ userId: uuid }),
      body: wire.emailConfirmation,
      response: { 200: wire.userRecord, ...failures },
    },
    handler: async (request) =>
      people.confirmEmail(personOn(request), request.params.userId, {
        otp: request.body.otp,
        ...from(request),
      }),
  });

  app.route({
    ...endpoint('deleteUser'),
    schema: {
      operationId: 'deleteUser',
      summary: 'Delete the account and end its sessions',
      tags,
      params: z.object({ id: uuid }),
      response: { 200: wire.told, ...failures },
    },
    handler: async (request) => people.remove(request.params.id, personOn(request)),
  });
};
