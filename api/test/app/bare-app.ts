import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from '../../src/core/http/error-handler';
import { acceptJsonOnly } from '../../src/core/http/json-body';
import { refuseOtherMethods } from '../../src/core/http/methods';
import { sendSecurityHeaders } from '../../src/core/http/security-headers';

/** One module with the real handling of bodies, errors and headers, for injected requests. */
export async function bareApp(
  register: (app: FastifyInstance) => Promise<unknown>,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ logger: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  acceptJsonOnly(app);
  sendSecurityHeaders(app, false);
  const methods = refuseOtherMethods(app);
  await app.register(async (api) => {
    await register(api);
  });
  methods.finish();
  return app;
}
