import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPackage, versionOf } from '../support/judge.mjs';
import { openApiDocument } from './document.mjs';

const program = { name: '@stoplight/spectral-cli', command: 'spectral', from: import.meta.url };

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'The OpenAPI document, by Spectral’s rules for OpenAPI',
  needs: 'product',
  version: async () => versionOf(program.name, program.from),
  async run(context) {
    const { folder } = context;
    const { file, operations } = await openApiDocument(context);
    const ruleset = path.join(folder, 'ruleset.json');
    writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
    const report = path.join(folder, 'report.json');
    const args = ['lint', file, '--ruleset', ruleset, '--format', 'json', '--output', report];
    const { code, stderr } = await runPackage(program, args, { cwd: folder });
    if (code > 1) throw new Error(`Spectral ended with ${code}: ${stderr}`);
    const findings = JSON.parse(readFileSync(report, 'utf8')).map((one) => ({
      rule: one.code,
      where: one.path.join(' '),
      says: one.message,
    }));
    return { examined: operations.length, findings };
  },
};
