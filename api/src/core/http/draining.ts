import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says at `/readyz` that this process is about to end, and answers as before for so many
     * milliseconds, so that whoever hands out requests has noticed when it closes.
     */
    drain: (milliseconds: number) => Promise<void>;
  }
}

/**
 * While it drains, a process asks for a new connection after each answer: a connection that is kept
 * could be used for a request at the very moment when it is closed.
 */
export function registerDraining(
  app: FastifyInstance,
  { addCondition }: Pick<Health, 'addCondition'>,
): void {
  let isDraining = false;
  addCondition(() => (isDraining ? 'This process is about to end. Ask another one.' : undefined));
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.decorate('drain', async (milliseconds: number) => {
    isDraining = true;
    await sleep(milliseconds);
  });
}
