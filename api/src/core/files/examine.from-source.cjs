// A thread does not inherit what compiles TypeScript in the process that began it.
require('tsx/cjs');
require('./examine.worker.ts');
