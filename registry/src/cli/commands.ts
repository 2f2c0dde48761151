import type { Command } from './command/command';
import { auditCommand } from './commands/audit';
import { backupCommand } from './commands/backup';
import { canaryCommand } from './commands/canary';
import { checkCommand } from './commands/check';
import { checkApiCommand } from './commands/check-api';
import { conformanceCommand } from './commands/conformance';
import { cosignCommand } from './commands/cosign';
import { createCommand } from './commands/create';
import { devCommand } from './commands/dev';
import { doctorCommand } from './commands/doctor';
import { exportCommand } from './commands/export';
import { followCommand } from './commands/follow';
import { keysCommand } from './commands/keys';
import { listCommand } from './commands/list';
import { lockCommand } from './commands/lock';
import { logCommand } from './commands/log';
import { nginxCommand } from './commands/nginx';
import { operatorCommand } from './commands/operator';
import { pagesCommand } from './commands/pages';
import { previewCommand } from './commands/preview';
import { promoteCommand } from './commands/promote';
import { pruneCommand } from './commands/prune';
import { releaseCommand } from './commands/release';
import { restoreCommand } from './commands/restore';
import { rollbackCommand } from './commands/rollback';
import { statusCommand } from './commands/status';
import { timestampCommand } from './commands/timestamp';
import { upgradeCommand } from './commands/upgrade';
import { withdrawCommand } from './commands/withdraw';

/** Every command, in the order of `nukkad --help`. A new one is a file and a line here. */
export const commands: readonly Command[] = [
  createCommand,
  upgradeCommand,
  devCommand,
  conformanceCommand,
  checkCommand,
  checkApiCommand,
  releaseCommand,
  canaryCommand,
  promoteCommand,
  rollbackCommand,
  withdrawCommand,
  previewCommand,
  cosignCommand,
  lockCommand,
  statusCommand,
  listCommand,
  logCommand,
  pruneCommand,
  exportCommand,
  followCommand,
  backupCommand,
  restoreCommand,
  operatorCommand,
  auditCommand,
  doctorCommand,
  pagesCommand,
  keysCommand,
  timestampCommand,
  nginxCommand,
];
