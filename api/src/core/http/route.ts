import { type Definition, definitions, problem } from '@nukkad/platform/contract/definitions';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Errors that every call can answer with. */
const failures = { '4xx': problem, '5xx': problem };

type Definitions = typeof definitions;
type Name = keyof Definitions;
type Part<N extends Name, K extends keyof Definition> = Definitions[N] extends {
  [key in K]: infer Schema;
}
  ? Schema
  : undefined;

interface SchemaOf<N extends Name> {
  headers: Part<N, 'headers'>;
  params: Part<N, 'params'>;
  querystring: Part<N, 'query'>;
  body: Part<N, 'body'>;
  response: Definitions[N]['answers'] & typeof failures;
}

type Handler<N extends Name> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  SchemaOf<N>,
  ZodTypeProvider
>;

type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** A handler of any call. */
type Plain = (this: App, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Route options that one route overrides. */
type How = Partial<Pick<RouteOptions, 'bodyLimit' | 'config' | 'handlerTimeout' | 'preParsing'>>;

/**
 * Serves a call of the contract: path, validation, documentation and success status come from its
 * definition, unless the handler sets another status.
 */
export function route<N extends Name>(app: App, name: N, handler: Handler<N>): void;
export function route<N extends Name>(app: App, name: N, how: How, handler: Handler<N>): void;
export function route<N extends Name>(
  app: App,
  name: N,
  ...rest: [Handler<N>] | [How, Handler<N>]
): void {
  const [how, handler] = rest.length === 1 ? [{}, rest[0]] : rest;
  const answer = handler as Plain;
  const definition: Definition = definitions[name];
  const { method, path: url } = definition;
  const [status = 200] = Object.keys(definition.answers).map(Number);
  app.route({
    ...{ ...how, method, url },
    schema: schemaOf(name, definition),
    handler(request, reply) {
      reply.code(status);
      return answer.call(app, request, reply);
    },
  });
}

function schemaOf(operationId: Name, definition: Definition): FastifySchema {
  const { tag, summary, description, headers, params, query: querystring, body } = definition;
  const parts = { description, headers, params, querystring, body };
  return {
    ...{ operationId, summary, tags: [tag] },
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
    response: { ...definition.answers, ...failures },
  };
}
