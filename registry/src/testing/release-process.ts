import { release } from '../operations/release';
import { placesFrom } from '../places';

// A release in a process of its own: <root> <step to die at, or ''> <dist>…
const [root, dieAt, ...dists] = process.argv.slice(2);
const onStep = (step: string) => {
  if (dieAt && step.startsWith(dieAt)) process.kill(process.pid, 'SIGKILL');
};
release(placesFrom({ root: root!, data: 'data' }), dists, { onStep }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
