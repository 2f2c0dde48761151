import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Limits within which a refused body is read and discarded. */
const mostBytes = 32 * 1_048_576;
const patience = 20_000;

/**
 * Delivers an error response while its request body is still arriving. Closing a socket with unread
 * bytes resets it, and the reset may overtake the response; so the rest is read and discarded, up
 * to a limit, before the connection goes on or ends.
 */
export function answerBeforeBodyEnds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isRefusal(reply) && isOnItsWay(request)) readOn(request, reply);
    return payload;
  });
}

const isRefusal = ({ statusCode }: FastifyReply) => statusCode >= 400;

/** Injected requests have no connection, so their body is always complete. */
function isOnItsWay({ raw, headers }: FastifyRequest): boolean {
  const hasBody = Number(headers['content-length']) > 0 || 'transfer-encoding' in headers;
  return hasBody && raw.complete === false;
}

function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  const isLast = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
  // Node destroys the socket after a response with `close`; here that has to wait for the body.
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  forget(raw, () => {
    if (!isLast) return;
    if (reply.raw.writableFinished) raw.socket.end();
    else reply.raw.once('finish', () => raw.socket.end());
  });
}

/** Discards the rest of a body; a client that never stops sending is cut off. */
function forget(raw: IncomingMessage, done: () => void): void {
  let read = 0;
  const timer = setTimeout(() => raw.socket.destroy(), patience).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', done);
  raw.unpipe();
  raw.on('data', (part: Buffer) => {
    read += part.length;
    // A client that reads while it sends has the response by now.
    if (read > mostBytes) raw.pause();
  });
  raw.resume();
}
