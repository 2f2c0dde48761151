import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SdkTypes } from '@nukkad/platform/contract';
import { repositoryRoot } from '../../core/config/package-root';
import type { Settings } from '../../core/config/settings';
import type { Verdict } from './rollout.model';

/** Milliseconds. Where the contract differs from that of pages, a compiler compares them. */
const longest = 120_000;
const mostBytes = 4_000_000;

/** What `nukkad check-api --json` prints. */
interface Said {
  outcome?: { state: string; objections?: { cause: string; fix: string }[]; why?: string };
  error?: { code: string; message: string };
}

/**
 * Asks `nukkad check-api` in a process of its own: the gate needs a compiler, which no API carries.
 * Where it cannot tell, the verdict says why; it never fails.
 */
export async function askGate(
  { dataDir, siteDir }: Pick<Settings, 'dataDir' | 'siteDir'>,
  contract: SdkTypes,
  signal?: AbortSignal,
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-contract-'));
  try {
    await writeFile(join(folder, 'contract.json'), JSON.stringify(contract));
    const places = ['--data', dataDir, '--site', siteDir];
    return verdictIn(await run(['check-api', '--from', folder, ...places, '--json'], signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: string[], signal?: AbortSignal): Promise<string> {
  const program = join(repositoryRoot, 'registry/bin/nukkad.mjs');
  const options = { cwd: repositoryRoot, timeout: longest, maxBuffer: mostBytes, signal };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (_error, stdout) => resolve(stdout));
  });
}

function verdictIn(stdout: string): Verdict {
  const { outcome, error } = parsed(stdout);
  if (outcome?.state === 'passed') return { state: 'passed' };
  if (outcome?.state === 'refused') {
    return { state: 'refused', objections: outcome.objections ?? [] };
  }
  const why = outcome?.why ?? error?.message ?? '`nukkad check-api` did not answer';
  return { state: 'unjudged', why };
}

function parsed(stdout: string): Said {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}
