import { devServer } from './dev-server';
import { assertProduct } from './live-product';
import { localBuilds } from './local-builds';
import { type Built, watch } from './watch';

/** A remote in development. */
export interface Developing {
  /** URL of the product with this build in it. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Runs a folder's remote inside a live product, and shows every change in open pages. Resolves
 * after the first build.
 *
 * @param say receives progress lines for people
 *
 * @public imported lazily by the command
 */
export async function develop(
  folder: string,
  { site, port, say }: { site: URL; port: number; say: (line: string) => void },
): Promise<Developing> {
  await assertProduct(site);
  const builds = localBuilds();
  // Before the build, so that a port that is taken is told at once.
  const server = await devServer(site, builds, port);
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  let isBroken = false;
  const onBuilt = async (built: Built) => {
    if (built.state === 'broken') {
      isBroken = true;
      say(`The build failed; pages show the one before.\n${built.problem}`);
      return server.broken(built.problem);
    }
    const isNew = await builds.take(built.dist);
    const { manifest, version } = builds.latest()!;
    // What is put right may be what was there before: the last line would still tell of the failure.
    if (isNew || isBroken) say(`Built ${manifest.part} ${version}`);
    isBroken = false;
    if (!isNew) return;
    onFirst();
    server.built(manifest.part);
  };
  // Serialised, so that all files read belong to one build.
  let underWay = Promise.resolve();
  const stopWatching = watch(folder, (built) => {
    underWay = underWay.then(() => onBuilt(built)).catch((error) => say(String(error)));
  });
  await first;
  return {
    origin: server.origin,
    stop: async () => {
      await stopWatching();
      await server.close();
    },
  };
}
