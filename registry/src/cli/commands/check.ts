import type { Command } from '../command/command';
import { distOf } from '../command/dist';
import { apiBuildFlag, askGate, gateLines } from '../command/gate';

export const checkCommand: Command = {
  usage: 'check [part]',
  about: 'Judge whether a build may go live; nothing live is touched',
  options: [
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ['--against <channel>', 'Channel it would join; default stable'],
    ['--api <url>', 'A running API for the screens; default one that is out of order'],
    apiBuildFlag,
    ['--seed <number>', 'Of the sample of orders in which many remotes arrive; default 1'],
    ['--files-only', 'Open no browser; what only one can tell stays untold'],
  ],
  examples: [
    'nukkad check mf-doctor',
    'nukkad check mf-doctor --from /builds/mf-doctor/dist --json',
    'nukkad check mf-public --api http://localhost:8080',
  ],
  run: async (call) => {
    const report = await askGate(call, await distOf(call), {
      channel: call.text('against'),
      api: call.text('api'),
      apiBuild: call.text('api-build'),
      seed: call.number('seed'),
      withoutBoot: call.isOn('files-only'),
    });
    return { lines: gateLines(report), data: report, refused: report.verdict !== 'passed' };
  },
};
