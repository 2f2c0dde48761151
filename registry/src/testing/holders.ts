import path from 'node:path';
import type { PendingChange } from '../cosigning/pending';
import { changeRoles, createKeyFile, type RolesChange } from '../operations/change-roles';
import { type Cosigned, cosign } from '../operations/cosign';
import { type ReleaseResult, release } from '../operations/release';
import { rewritePages } from '../operations/rewrite-pages';
import { type FakeSite, remoteManifest, route, shellManifest } from './fake-site';

/** Somebody with a key file of their own. */
export interface Holder {
  file: string;
  id: string;
  publicKey: string;
}

/** A throwaway registry with something released, and the people who hold its keys. */
export interface HeldSite {
  root: Holder;
  asha: Holder;
  ravi: Holder;
  /** A new key. */
  holder(name: string): Promise<Holder>;
  /** A change of roles, signed by the root. */
  roles(change: Partial<RolesChange>): Promise<unknown>;
  delegate(role: 'release' | 'canary' | 'timestamp', to: Holder): Promise<unknown>;
  /** Demands the signatures of both from here on. */
  demandTwo(): Promise<void>;
  releaseBy(who: Holder, content: string): Promise<ReleaseResult>;
  cosignBy(who: Holder, pending: PendingChange, on?: FakeSite): Promise<Cosigned>;
}

const quick = { effort: 'quick' } as const;
const shell = shellManifest([route('/', 'mf-a'), route('/b', 'mf-b')], { fetchesReleases: true });

/** Releases a shell and two remotes, `mf-a` and `mf-b`, by the registry's own key. */
export async function heldSite(site: FakeSite): Promise<HeldSite> {
  const holder = async (name: string) => {
    const file = path.join(site.root, `${name}.pem`);
    return { file, ...(await createKeyFile(file)) };
  };
  const [root, asha, ravi] = [await holder('root'), await holder('asha'), await holder('ravi')];
  const dists = [shell, remoteManifest('mf-a'), remoteManifest('mf-b')];
  await release(site.places, await Promise.all(dists.map((one) => site.build(one))), quick);
  const held: HeldSite = {
    ...{ root, asha, ravi, holder },
    roles: (change) => changeRoles(site.places, { signedWith: [root.file], ...change }),
    delegate: (role, { publicKey }) => held.roles({ allow: { role, publicKey } }),
    async demandTwo() {
      await held.delegate('release', asha);
      await held.delegate('release', ravi);
      await held.roles({ releaseThreshold: 2 });
      const { pending } = await by(asha, () => rewritePages(site.places));
      await held.cosignBy(ravi, pending!);
    },
    async releaseBy(who, content) {
      const dist = await site.build(remoteManifest('mf-a'), content);
      return by(who, () => release(site.places, [dist], quick));
    },
    cosignBy: (who, { id }, on = site) => by(who, () => cosign(on.places, id)),
  };
  return held;
}

/** Works with the release key of a holder, as a process with `NUKKAD_SIGNING_KEY` does. */
export async function by<T>({ file }: Pick<Holder, 'file'>, work: () => Promise<T>): Promise<T> {
  process.env.NUKKAD_SIGNING_KEY = file;
  try {
    return await work();
  } finally {
    delete process.env.NUKKAD_SIGNING_KEY;
  }
}
