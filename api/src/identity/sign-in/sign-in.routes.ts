import { type SignInProvider, signInAddress } from '@nukkad/platform/contract';
import { providerParams } from '@nukkad/platform/contract/definitions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApiError } from '../../core/http/problems';
import { route } from '../../core/http/route';
import type { SignInCookies } from './cookies';
import { acceptForms, forwarded } from './form-post';
import type { SignInService } from './sign-in.service';

interface Options {
  signIn: SignInService;
  cookies: SignInCookies;
}

const callback = '/api/auth/:provider/callback';
const navigation = {
  schema: { hide: true, params: providerParams },
  config: { policy: 'public' },
} as const;

export const signInRoutes: FastifyPluginAsyncZod<Options> = async (app, { signIn, cookies }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, 'getSignInOptions', async () => signIn.options());

  route(app, 'finishSignIn', async (request, reply) => {
    cookies.drop(reply, 'handover');
    return signIn.finish(request.params.provider, cookies.read(request, 'handover'));
  });

  app.get(signInAddress(':provider' as SignInProvider), navigation, async (request, reply) =>
    navigate(request, reply, async () => {
      const { address, attempt } = await signIn.start(request.params.provider);
      cookies.keep(reply, 'attempt', attempt);
      return address;
    }),
  );

  app.get(callback, navigation, async (request, reply) =>
    navigate(request, reply, async () => {
      const { provider } = request.params;
      cookies.drop(reply, 'attempt');
      const attempt = cookies.read(request, 'attempt');
      const handover = await signIn.comeBack(provider, request.url, attempt);
      cookies.keep(reply, 'handover', handover);
      return `/login?via=${provider}`;
    }),
  );

  await app.register(async (forms) => {
    acceptForms(forms);
    forms.post(callback, { ...navigation, bodyLimit }, async (request, reply) => {
      const { provider } = request.params as { provider: SignInProvider };
      signIn.setUp(provider);
      const query = forwarded(request.body as URLSearchParams);
      return reply.redirect(`/api/auth/${provider}/callback?${query}`, 303);
    });
  });
};

const bodyLimit = 16_384;

type Navigation = FastifyRequest<{ Params: { provider: SignInProvider } }>;

/** Redirects to the result of `next`; when that fails, to the login page without details. */
async function navigate(request: Navigation, reply: FastifyReply, next: () => Promise<string>) {
  const { provider } = request.params;
  const address = await next().catch((error: Error) => {
    if (error instanceof ApiError) throw error;
    request.log.warn({ provider, ...reasonsOf(error) }, 'signing in with a provider failed');
    return `/login?via=${provider}&failed`;
  });
  return reply.redirect(address);
}

/** Details for the operator's diagnosis, without personal data. */
function reasonsOf(error: Error & { code?: string; error?: string }) {
  const { message: reason, code, error: said, cause } = error;
  return { reason, code, said, cause: cause instanceof Error ? cause.message : undefined };
}
