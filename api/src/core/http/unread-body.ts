import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Of a refused body so much is read and thrown away, and for so long. */
const mostBytes = 32 * 1_048_576;
const patience = 20_000;

/**
 * Answers a refusal also while its body is still on the way. A socket that is closed with bytes
 * unread is reset, and the reset may overtake the answer; so what follows is read and forgotten, up
 * to a bound, before the connection goes on or ends.
 */
export function answerBeforeBodyEnds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (isRefusal(reply) && isOnItsWay(request)) readOn(request, reply);
    return payload;
  });
}

const isRefusal = ({ statusCode }: FastifyReply) => statusCode >= 400;

/** A request that is injected has no connection: nothing of it is ever on its way. */
function isOnItsWay({ raw, headers }: FastifyRequest): boolean {
  const hasBody = Number(headers['content-length']) > 0 || 'transfer-encoding' in headers;
  return hasBody && raw.complete === false;
}

function readOn({ raw }: FastifyRequest, reply: FastifyReply): void {
  const isLast = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
  // Node destroys the socket with an answer that says `close`; here that has to wait for the body.
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  forget(raw, () => {
    if (!isLast) return;
    if (reply.raw.writableFinished) raw.socket.end();
    else reply.raw.once('finish', () => raw.socket.end());
  });
}

/** Throws the rest of a body away; a client that sends ever more is cut off in the end. */
function forget(raw: IncomingMessage, done: () => void): void {
  let read = 0;
  const timer = setTimeout(() => raw.socket.destroy(), patience).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', done);
  raw.unpipe();
  raw.on('data', (part: Buffer) => {
    read += part.length;
    // Whoever listens while sending reads the answer now.
    if (read > mostBytes) raw.pause();
  });
  raw.resume();
}
