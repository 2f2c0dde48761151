import { type DevServer, devServer } from './dev-server';
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
  const builds = localBuilds();
  let server: DevServer | undefined;
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const onBuilt = async (built: Built) => {
    if (built.state === 'broken') {
      say(`The build failed; pages show the one before.\n${built.problem}`);
      return server?.broken(built.problem);
    }
    if (!(await builds.take(built.dist))) return;
    const { manifest, version } = builds.latest()!;
    say(`Built ${manifest.part} ${version}`);
    onFirst();
    server?.built(manifest.part);
  };
  // Serialised, so that all files read belong to one build.
  let underWay = Promise.resolve();
  const stopWatching = watch(folder, (built) => {
    underWay = underWay.then(() => onBuilt(built)).catch((error) => say(String(error)));
  });
  try {
    await first;
    server = await devServer(site, builds, port);
  } catch (error) {
    await stopWatching();
    throw error;
  }
  const { origin, close } = server;
  return {
    origin,
    stop: async () => {
      await stopWatching();
      await close();
    },
  };
}
