import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { atExit, temporaryFolder } from './at-exit';

/** Why this machine cannot make a disk of limited size, or false. */
export function noSmallDisk(): string | false {
  const folder = temporaryFolder('tmpfs');
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status !== 0) {
    return 'only root may mount a small disk';
  }
  spawnSync('umount', [folder]);
  return false;
}

/** Folder of a disk of this many megabytes; removed with this process. */
export function smallDisk(megabytes: number): string {
  const folder = temporaryFolder('small-disk');
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  atExit(() => spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Writes a file that leaves no free byte on its disk. */
export function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = 1_048_576; size > 0; ) {
      try {
        if (writeSync(descriptor, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}
