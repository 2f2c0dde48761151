import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

expect.extend({
  toMatchTranscript(transcript: string, name: string) {
    const file = path.join(path.dirname(this.testPath ?? ''), `${name}.spoken.txt`);
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const isSame = stored === transcript;
    if (!isSame && isUpdating(this)) writeFileSync(file, transcript);
    return {
      pass: isSame || isUpdating(this),
      message: () =>
        `${name}.spoken.txt has other words; read the new ones aloud, then store them with -u.\n\n` +
        this.utils.printDiffOrStringify(stored, transcript, 'Stored', 'Spoken', false),
    };
  },
});

/** Whether Jest was asked to store what it sees (`-u`); its types keep that to themselves. */
function isUpdating(matcher: object): boolean {
  const { snapshotState } = matcher as { snapshotState?: { _updateSnapshot?: string } };
  return snapshotState?._updateSnapshot === 'all';
}
