import { type DevServer, devServer } from './dev-server';
import { localBuilds } from './local-builds';
import { type Built, watch } from './watch';

/** A remote that is being developed. */
export interface Developing {
  /** Where to open the product with this build in it. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Runs the remote of a folder inside a live product, and shows every change in the pages that are
 * open. Resolves when the first build stands.
 *
 * @param say told what happens, in lines for a person
 *
 * @public the command asks for it when it is needed
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
  // One after another: what is read belongs to one build.
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
