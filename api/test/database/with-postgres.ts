import { spawn } from 'node:child_process';
import { atExit, temporaryFolder } from '../process/at-exit';
import { startCluster } from './throwaway-postgres';

/**
 * Runs a Node program whose tests share one PostgreSQL server and its templates: `node --import tsx
 * with-postgres.ts <arguments of node>`. Does without when there are no server programs, or a
 * server is given.
 */
const cluster = process.env.TEST_DATABASE_URL ? null : startCluster();
const shared = { TEST_TEMPLATES: temporaryFolder('templates'), TEST_CLUSTER_URL: cluster?.url };
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, ...shared },
});
atExit(() => child.kill());
child.once('error', (error) => {
  throw error;
});
child.once('close', (code) => process.exit(code ?? 1));
