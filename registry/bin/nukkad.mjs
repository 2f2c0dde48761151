#!/usr/bin/env node
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
const { run } = createRequire(import.meta.url)('@nukkad/registry/cli');
process.exitCode = await run(process.argv);
