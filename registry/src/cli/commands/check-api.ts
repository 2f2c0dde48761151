import path from 'node:path';
import type { Command } from '../command/command';
import { outcomeLines } from '../command/gate';

export const checkApiCommand: Command = {
  usage: 'check-api',
  about: 'Judge whether an API still serves the pages that are live or open',
  options: [
    ['--from <dist>', "Folder of the API's build; default api/dist"],
    ['--against <channel>', 'Channel of the pages; default stable'],
  ],
  examples: ['nukkad check-api', 'nukkad check-api --from /builds/api/dist --json'],
  run: async (call) => {
    const dist = path.resolve(call.root, call.text('from') ?? 'api/dist');
    // The compiler is needed here only; an import() would leave what reads TypeScript.
    const { checkApi } = require('../../gate/check-api') as typeof import('../../gate/check-api');
    const { outcome, parts } = await checkApi(call.places, dist, call.text('against'));
    const judgement = {
      rule: 'api',
      about: `every call of ${parts.length} releases is served`,
      outcome,
    };
    return {
      lines: outcomeLines(judgement),
      data: { parts, outcome },
      refused: outcome.state !== 'passed',
    };
  },
};
