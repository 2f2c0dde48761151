import type { SwaggerTransform } from '@fastify/swagger';
import { type Definition, definitions } from '@nukkad/platform/contract/definitions';
import type { FastifyContextConfig } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

type Policy = NonNullable<FastifyContextConfig['policy']>;

/** How a caller shows who they are. */
export const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The `token` that a sign-in answers.' },
} as const;

const bySession = [{ session: [] }];

/** Who may make a call, for people and for generated clients. */
const callers: Record<Policy, { who: string; security: Record<string, string[]>[] }> = {
  public: { who: 'Anyone may call it.', security: [] },
  open: { who: 'Anyone may call it, with or without a session.', security: [{}, ...bySession] },
  'signed-in': { who: 'For anyone with a session.', security: bySession },
  owner: { who: 'For the user in the path, and operators.', security: bySession },
  vendor: { who: 'For professionals, about their own data.', security: bySession },
  'vendor-owner': { who: 'For the professional in the path, and operators.', security: bySession },
  operator: { who: 'For operators.', security: bySession },
};

/** Bodies that are not JSON. */
const bodies = {
  Blob: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  FormData: { 'multipart/form-data': { schema: { type: 'object', additionalProperties: true } } },
};

/**
 * Describes a route in the OpenAPI document: its schemas as JSON, who may call it, bodies that are no
 * JSON, and failures in their own media type.
 */
export const describeOperation: SwaggerTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { policy } = route.route.config ?? {};
  if (!schema || schema.hide || !policy) return { schema, url };
  const { who, security } = callers[policy];
  const sends = sentBody(schema.operationId);
  const described = {
    ...schema,
    description: [schema.description, who].filter(Boolean).join('\n\n'),
    security,
    response: { ...(schema.response as object), ...failures(schema.response as Responses) },
    ...(sends && { body: { content: bodies[sends] } }),
  };
  return { schema: described, url };
};

function sentBody(operationId = ''): Definition['sends'] {
  const all: Record<string, Definition> = definitions;
  return all[operationId]?.sends;
}

type Responses = Record<string, object>;

/** Failures (`4xx`, `5xx`) are problems; success is JSON. */
const failures = (responses: Responses): Responses =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.endsWith('xx'))
      .map(([status, schema]) => [status, problemIn(status, schema)]),
  );

const problemIn = (status: string, schema: object) => ({
  description: status === '4xx' ? 'Refused; `code` says why' : 'Failed on our side; try again',
  content: { 'application/problem+json': { schema } },
});
