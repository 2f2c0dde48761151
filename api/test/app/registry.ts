import { type Places, release, rollback, startCanary } from '@nukkad/registry';
import { fakeSite, remoteManifest, route, shellManifest } from '@nukkad/registry/testing';

/** A registry with a shell and `mf-public`, and the settings of an API beside it. */
export interface TestRegistry {
  places: Places;
  env: { NUKKAD_DATA: string; SITE_DIR: string };
  /** Releases a build of `mf-public` and returns its version. */
  release: (content: string) => Promise<string>;
  /** Starts a canary of another build; `share` in hundredths of a percent. */
  tryOut: (content: string, share: number) => Promise<string>;
  remove: () => Promise<void>;
}

const part = 'mf-public';
const owner = 'Finding';

/** A real registry in a throwaway folder. */
export async function testRegistry(): Promise<TestRegistry> {
  const site = await fakeSite();
  const build = (content: string) => site.build(remoteManifest(part, { owner }), content);
  const shell = await site.build(shellManifest([route('/')]));
  const releaseOf = async (dists: string[]) => {
    const { published } = await release(site.places, dists, { effort: 'quick' });
    return published.at(-1)!.version;
  };
  await releaseOf([shell, await build('first')]);
  return {
    places: site.places,
    env: { NUKKAD_DATA: `${site.root}/data`, SITE_DIR: site.places.site },
    release: async (content) => releaseOf([await build(content)]),
    tryOut: async (content, share) => {
      const version = await releaseOf([await build(content)]);
      await rollback(site.places, part);
      await startCanary(site.places, [{ part, version }], share);
      return version;
    },
    remove: site.remove,
  };
}
