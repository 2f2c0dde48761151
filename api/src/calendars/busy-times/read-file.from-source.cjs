// A worker thread does not inherit the TypeScript loader of its parent process.
require('tsx/cjs');
require('./read-file.worker.ts');
