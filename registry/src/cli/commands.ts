import type { Command } from './command';
import { checkCommand } from './commands/check';
import { createCommand } from './commands/create';
import { devCommand } from './commands/dev';
import { listCommand } from './commands/list';
import { logCommand } from './commands/log';
import { nginxCommand } from './commands/nginx';
import { pagesCommand } from './commands/pages';
import { pruneCommand } from './commands/prune';
import { releaseCommand } from './commands/release';
import { rollbackCommand } from './commands/rollback';
import { statusCommand } from './commands/status';

/** Every command, in the order of `nukkad --help`. A new one is a file and a line here. */
export const commands: readonly Command[] = [
  createCommand,
  devCommand,
  checkCommand,
  releaseCommand,
  rollbackCommand,
  statusCommand,
  listCommand,
  logCommand,
  pruneCommand,
  pagesCommand,
  nginxCommand,
];
