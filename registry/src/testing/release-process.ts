import { placesFrom } from '../core/places';
import type { Store } from '../core/store';
import { release } from '../operations/release';
import { openStore } from '../store/open-store';

// A release in a process of its own: <root> <step to die at, or ''> <dist>…
const [root, dieAt, ...dists] = process.argv.slice(2);
const onStep = (step: string) => {
  if (dieAt && step.startsWith(dieAt)) process.kill(process.pid, 'SIGKILL');
};

/** A store in which every put is a step. */
function stepping(store: Store): Store {
  return {
    ...store,
    put: (key, ...rest) => {
      onStep(`put ${key}`);
      return store.put(key, ...rest);
    },
  };
}

const address = process.env.NUKKAD_STORE;
const store = address ? stepping(openStore(address)) : undefined;
const places = { ...placesFrom({ root: root!, data: 'data' }), store };
release(places, dists, { onStep }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
