import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { runPeriodically } from '../jobs/run-periodically';
import { notificationsRoutes } from './notifications.routes';
import { notificationsService } from './notifications.service';
import { notificationChannel } from './notify';
import { streamRoutes } from './stream.routes';
import { notificationStreams } from './streams';

const pause = 20_000;

/** Notifications: a list, and a stream for open screens. */
export async function registerNotifications(
  app: FastifyInstance,
  database: Database,
): Promise<void> {
  const failed = (error: unknown) => app.log.error(error, 'news cannot be told');
  const streams = notificationStreams(database.query, failed);
  let deafen: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    deafen = await database.listen(notificationChannel, streams.heard);
  });
  runPeriodically(app, { pause, work: () => streams.beat(), failed });
  // Before the server waits for requests in progress: streams never end by themselves.
  app.addHook('preClose', async () => {
    await deafen?.();
    await streams.end();
  });
  await app.register(notificationsRoutes, {
    notifications: notificationsService(database.query),
  });
  await app.register(streamRoutes, { streams });
}
