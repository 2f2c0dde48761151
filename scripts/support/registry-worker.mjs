import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// Runs registry commands for journeys, one after the other, in one process: starting one costs more
// than most commands. A message is `{ args }`, the arguments of `nukkad`, or `{ builds }`, folders
// to be released together without the gate, as journeys test pages that run builds which skipped
// it. The answer is `{ code, said }`.
register();
const require = createRequire(import.meta.url);
const { placesFrom, release } = require('@nukkad/registry');
const { run } = require('@nukkad/registry/cli');

let said = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text) => {
    said += text;
    return true;
  };
}

const work = {
  args: (args) => run([process.execPath, 'nukkad', ...args]),
  builds: async (folders) => {
    await release(placesFrom({ root: process.cwd() }), folders, { effort: 'quick' });
    return 0;
  },
};

let last = Promise.resolve();
process.on('message', (message) => {
  last = last.then(() => answer(message));
});

async function answer({ args, builds }) {
  said = '';
  try {
    const code = args ? await work.args(args) : await work.builds(builds);
    process.send({ code, said });
  } catch (error) {
    process.send({ code: 1, said: `${said}${error.stack}` });
  }
}
