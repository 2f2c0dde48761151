#!/usr/bin/env node
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
const { run } = createRequire(import.meta.url)('../src/cli/run.ts');
process.exitCode = await run(process.argv);
