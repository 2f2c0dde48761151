import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { tags } from '@nukkad/platform/contract/definitions';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { unlisted } from './endpoint';
import { withPortablePatterns, withUsedSchemas } from './openapi-document';
import { addExamples, type OpenApiDocument } from './openapi-examples';
import { describeOperation, securitySchemes } from './openapi-operations';

const description = `Directory and booking marketplace for local professionals.
Errors are \`application/problem+json\`; match on \`code\`. Ids are UUIDs, money is whole paise.`;

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // Hash of the page's only style attribute.
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document of the routes registered after it, and a page to read it on. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        ...{ title: 'Nukkad', version: '0.1.0', description },
        contact: { name: 'Nukkad', url: publicUrl },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(tags).map(([name, about]) => ({ name, description: about })),
      components: { securitySchemes },
    },
    transform: describeOperation,
    transformObject: jsonSchemaTransformObject,
  });
  let document: OpenApiDocument | undefined;
  app.get('/api/openapi.json', unlisted, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    document ??= documentOf(app);
    return document;
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { url: '/api/openapi.json', deepLinking: true },
  });
}

/** Of everything that is registered by now. */
const documentOf = (app: FastifyInstance): OpenApiDocument =>
  addExamples(withPortablePatterns(withUsedSchemas(app.swagger() as OpenApiDocument)));
