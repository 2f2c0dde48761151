import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { RegistryError } from '../core/failure';

const API = path.join(__dirname, '../../../api');

const LOCKED = 3;

/** Programs of the API that work on its database, whose content only the API knows. */
const sources = {
  audit: 'privacy/archive/audit.main.ts',
  backup: 'core/backup/main.ts',
  operator: 'identity/passkeys/operator.main.ts',
};

/**
 * Runs a program of the API and resolves to its JSON output.
 *
 * @throws RegistryError `locked` while a process runs on the data folder, `refused` otherwise
 */
export async function runApiProgram<T>(name: keyof typeof sources, args: string[]): Promise<T> {
  const child = spawn(process.execPath, [...program(name), ...args], {
    cwd: API,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (more) => {
    out += more;
  });
  child.stderr.setEncoding('utf8').on('data', (more) => {
    said += more;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new RegistryError(code === LOCKED ? 'locked' : 'refused', said.trim());
  return JSON.parse(out) as T;
}

/** The built bundle, else the source. */
function program(name: keyof typeof sources): string[] {
  const built = path.join(API, 'dist', `${name}.js`);
  if (existsSync(built)) return [built];
  return ['--import', 'tsx', path.join(API, 'src', sources[name])];
}
