import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another running process holds the data folder. */
export class LockedError extends Error {
  readonly code = 'locked';
}

interface Holder {
  pid: number;
  /** Boot id: changes with every boot, so that a pid of an earlier boot never matches. */
  boot: string;
  /** Start time of the process in the kernel's ticks: tells a reused pid from the holder. */
  birth: string;
}

/**
 * Locks the data folder for this process and returns the release function. Waits for a holder that
 * is just ending; the lock of a dead process is taken over. Fails with `LockedError`, one sentence
 * naming the holder, after `patience` milliseconds.
 */
export async function lockDataFolder(folder: string, patience = 5_000): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'nukkad.lock');
  const deadline = Date.now() + patience;
  while (!claim(file)) {
    const holder = holderOf(file);
    if (holder === 'nobody') continue;
    if (!isAlive(holder)) {
      takeAway(file, holder);
    } else if (Date.now() >= deadline) {
      throw new LockedError(
        `The data folder ${folder} is in use by process ${holder.pid}: stop that process, or give this one another folder with NUKKAD_DATA.`,
      );
    }
    await sleep(100);
  }
  return () => {
    if (isSame(holderOf(file), self())) rmSync(file, { force: true });
  };
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(self()), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead holder's lock; of several processes that find it, only one removes it. */
function takeAway(file: string, dead: Holder): void {
  const guard = `${file}.takeover`;
  try {
    writeFileSync(guard, '', { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // The guard is held for an instant only: an old one was left by a killed process.
    if (ageOf(guard) > 2_000) rmSync(guard, { force: true });
    return;
  }
  if (isSame(holderOf(file), dead)) rmSync(file, { force: true });
  rmSync(guard, { force: true });
}

function holderOf(file: string): Holder | 'nobody' {
  try {
    const text = readFileSync(file, 'utf8');
    const { pid, boot, birth } = JSON.parse(text);
    return { pid: Number(pid), boot: String(boot), birth: String(birth) };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'nobody';
    // Cut short by a crash during the write, or being written right now.
    return ageOf(file) > 1_000 ? { pid: 0, boot: '', birth: '' } : self();
  }
}

function isAlive({ pid, boot, birth }: Holder): boolean {
  if (pid <= 0 || boot !== bootId()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive, under another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return birthOf(pid) === birth;
}

function isSame(a: Holder | 'nobody', b: Holder): boolean {
  return a !== 'nobody' && a.pid === b.pid && a.boot === b.boot && a.birth === b.birth;
}

const self = (): Holder => ({ pid: process.pid, boot: bootId(), birth: birthOf(process.pid) });

// Linux has both boot id and start time; elsewhere only the pid is compared.
const bootId = () => readOr('/proc/sys/kernel/random/boot_id', '').trim();

/** Field 22 of the process's stat line; field 2, the name, may contain spaces and brackets. */
const birthOf = (pid: number) => {
  const stat = readOr(`/proc/${pid}/stat`, '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
