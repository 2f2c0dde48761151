import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const LOGS = path.join(ROOT, 'e2e/test-results/logs');

/** Where each part's build lies. */
export const builds: Record<string, string> = {
  shell: 'shell/dist',
  'mf-public': 'mf-public/dist',
  'mf-auth': 'mf-auth/dist',
  'mf-user-dashboard': 'mf-user-dashboard/dist',
  'mf-onboarding': 'mf-onboarding/dist',
  'mf-doctor': 'mf-vendor-dashboards/doctor/dist',
  'mf-teacher': 'mf-vendor-dashboards/teacher/dist',
  'mf-advocate': 'mf-vendor-dashboards/advocate/dist',
  'mf-general': 'mf-vendor-dashboards/general/dist',
};

/** Fails with one sentence that says which command makes what is missing. */
export function assertBuilt(): void {
  const missing = Object.entries(builds)
    .filter(([, dist]) => !existsSync(path.join(ROOT, dist, 'manifest.json')))
    .map(([part]) => part);
  if (!existsSync(path.join(ROOT, 'api/dist/server.js'))) missing.unshift('api');
  if (missing.length === 0) return;
  const each = missing.map((part) => `  npm run build -w @nukkad/${part}`).join('\n');
  throw new Error(
    `Nothing to walk through: ${missing.join(', ')} not built.\nRun \`npm test -- e2e\`, which builds everything first, or:\n${each}`,
  );
}

export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
