import { type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, contextOf } from './tracer';

/** Asked every few seconds, by nobody who wants to know how it went. */
const untraced: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/**
 * Traces every request, as part of what its `traceparent` names. Lines of its log say the trace, and the span
 * has the request's id. Addresses and what was sent are left out: they may name people.
 */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.has(request.url)) return done();
    const parent = contextOf(request.headers.traceparent);
    const { method, id } = request;
    const attributes = { 'http.request.method': method, 'nukkad.request.id': id };
    const span = beginSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    if (!span) return done();
    request.log = request.log.child({ traceId: span.spanContext().traceId });
    reply.log = request.log;
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // A body is read in socket events, which run outside the request's async context.
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? context.active());
    if (!span || !contexts.has(request)) return;
    const route = request.routeOptions.url ?? '*';
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
