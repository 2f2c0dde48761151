import { RegistryError } from '../../core/failure';
import { type PendingChange, readPending } from '../../cosigning/pending';
import { cosign, dropPending } from '../../operations/cosign';
import { previewLink } from '../../previews/previews';
import { changeAnswer } from '../command/change';
import type { Answer, Call, Command } from '../command/command';
import { linesOfPending } from '../command/pending';

export const cosignCommand: Command = {
  usage: 'cosign [id] [other]',
  about: 'What waits for another release key; cosign <id> signs it, cosign drop <id> forgets it',
  options: [['--dev', 'Pages reload themselves on a release']],
  examples: [
    'nukkad cosign',
    'nukkad cosign 9f2c41d07be85a36',
    'nukkad cosign drop 9f2c41d07be85a36',
  ],
  run: async (call) => {
    const [what, id] = call.args;
    if (what === undefined) return listed(await readPending(call.places));
    if (what !== 'drop') return cosigned(call, what);
    if (!id) throw new RegistryError('usage', 'Say which: nukkad cosign drop <id>.');
    const dropped = await dropPending(call.places, id);
    return { lines: [`${id} is dropped.`, ...linesOfPending(dropped).slice(1)], data: { dropped } };
  },
};

async function cosigned({ places, isOn }: Call, id: string): Promise<Answer> {
  const dev = isOn('dev') || process.env.DEV_RELOAD === '1';
  const result = await cosign(places, id, { dev });
  const { pending } = result;
  const lines = linesOfPending(pending);
  if (result.state === 'pending') {
    const { signed, threshold } = result;
    return { lines: [...lines, `${signed} of ${threshold} keys have signed.`], data: result };
  }
  if (result.state === 'shown') {
    const link = previewLink(result.pending.preview);
    return { lines: [...lines, link], data: { ...result, link } };
  }
  const answer = changeAnswer(result.change);
  return { ...answer, lines: [...lines, ...answer.lines], data: result };
}

function listed(pending: PendingChange[]): Answer {
  const lines = pending.flatMap(linesOfPending);
  return {
    lines: lines.length > 0 ? lines : ['Nothing is pending.'],
    data: { pending },
  };
}
