import { type Places, release } from '@nukkad/registry';
import { fakeSite, remoteManifest, route, shellManifest } from '@nukkad/registry/testing';

/** A registry with a shell and `mf-public` in it, and the settings of an API beside it. */
export interface TestRegistry {
  places: Places;
  env: { NUKKAD_DATA: string; SITE_DIR: string };
  /** Folder of another build of `mf-public`. */
  build: (content: string) => Promise<string>;
  /** Releases a build of `mf-public` and says its version. */
  release: (content: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** A real registry in a throwaway folder. */
export async function testRegistry(): Promise<TestRegistry> {
  const site = await fakeSite();
  const build = (content: string) => site.build(remoteManifest('mf-public'), content);
  const shell = await site.build(shellManifest([route('/')]));
  const releaseOf = async (dists: string[]) => {
    const { published } = await release(site.places, dists, { effort: 'quick' });
    return published.at(-1)!.version;
  };
  await releaseOf([shell, await build('first')]);
  return {
    places: site.places,
    env: { NUKKAD_DATA: `${site.root}/data`, SITE_DIR: site.places.site },
    build,
    release: async (content) => releaseOf([await build(content)]),
    remove: site.remove,
  };
}
