import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// Runs commands of the registry for journeys, one after the other, in one process: to start one
// costs more than what most of them do. A message is `{ args }`, what follows `nukkad`, or
// `{ builds }`, folders to be released together and unjudged: what is tried then is a page that runs
// a build which nobody judged. The answer is `{ code, said }`.
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
