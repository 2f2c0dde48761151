import { join } from 'node:path';
import pg from 'pg';
import type { Cluster, Server } from './throwaway-postgres';

/**
 * Starts a streaming replica of a server. From then on a commit on that server is not acknowledged
 * before the replica has it on disk, as `docs/deploying.md` has it for installations.
 *
 * @param name of its folder, for one beside others
 */
export async function replicaOf(primary: Cluster, name = 'replica'): Promise<Server> {
  const data = join(primary.folder, name);
  const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  primary.run('pg_basebackup', ['-h', primary.folder, '-U', 'nukkad', '-D', data, ...how]);
  const replica = primary.startCopy(data);
  await onServer(primary, [
    // Said after the copy: once it is promoted, the replica waits for nobody.
    `ALTER SYSTEM SET synchronous_standby_names = '*'`,
    'SELECT pg_reload_conf()',
    // Over the options that throwaway servers are started with.
    'ALTER ROLE nukkad SET synchronous_commit = on',
  ]);
  return replica;
}

/** Stops and continues what the replica shows; it goes on receiving meanwhile. */
export const pauseReplay = (replica: Server) => onServer(replica, ['SELECT pg_wal_replay_pause()']);
export const resumeReplay = (replica: Server) =>
  onServer(replica, ['SELECT pg_wal_replay_resume()']);

async function onServer({ url }: Server, commands: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const command of commands) await client.query(command);
  await client.end();
}
