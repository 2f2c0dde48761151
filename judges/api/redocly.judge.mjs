import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPackage, versionOf } from '../support/judge.mjs';
import { openApiDocument } from './document.mjs';

const program = { name: '@redocly/cli', command: 'redocly', from: import.meta.url };

/** Nothing leaves this machine. */
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'The OpenAPI document, by Redocly’s recommended rules',
  needs: 'product',
  version: async () => versionOf(program.name, program.from),
  async run(context) {
    const { folder } = context;
    const { file, operations } = await openApiDocument(context);
    writeFileSync(path.join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
    const args = ['lint', file, '--format', 'json', '--max-problems', '10000'];
    const { stdout, stderr } = await runPackage(program, args, { cwd: folder, env });
    if (!stdout.startsWith('{')) throw new Error(`Redocly says: ${stderr}`);
    const findings = JSON.parse(stdout).problems.map(({ ruleId, message, location: [at] }) => ({
      rule: ruleId,
      where: at?.pointer ?? '#/',
      says: message,
    }));
    return { examined: operations.length, findings };
  },
};
