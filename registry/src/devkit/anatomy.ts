import { RegistryError } from '../core/failure';

/** Result of `nukkad create`: a profession's dashboard, or a page of its own. */
export type Kind = 'dashboard' | 'remote';

const KINDS: readonly string[] = ['dashboard', 'remote'] satisfies Kind[];
/** What builds the new remote; one preset has the same options and result for both. */
export type Bundler = 'webpack' | 'rspack';

const BUNDLERS: readonly string[] = ['webpack', 'rspack'] satisfies Bundler[];
const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SLUG_LENGTH = 30;

/** The names of a new remote, all but the owner derived from one word. */
export interface Names {
  /** `ca`: the user type it serves, or the first segment of its path. */
  slug: string;
  /** `mf-ca` */
  part: string;
  /** `mf_ca`: the name of its container. */
  federation: string;
  /** Team responsible for it, as shown to operators. */
  owner?: string;
}

/** @throws RegistryError `usage` for anything but `dashboard` and `remote` */
export function kindFrom(said: string | undefined): Kind {
  if (said !== undefined && KINDS.includes(said)) return said as Kind;
  throw new RegistryError('usage', `Say what to create: ${KINDS.join(' or ')}, then its name.`);
}

/**
 * @param said default: webpack
 * @throws RegistryError `usage` for anything else
 */
export function bundlerFrom(said = 'webpack'): Bundler {
  if (BUNDLERS.includes(said)) return said as Bundler;
  throw new RegistryError('usage', `--bundler takes ${BUNDLERS.join(' or ')}, not "${said}".`);
}

/**
 * The names of a remote called `ca`, `govt-officer` or `mf-ca`.
 *
 * @throws RegistryError `usage` when the word cannot be part of a URL
 */
export function namesFrom(said: string | undefined): Names {
  const slug = (said ?? '').replace(/^mf-/, '');
  if (!SLUG.test(slug) || slug.length > SLUG_LENGTH) {
    throw new RegistryError(
      'usage',
      `"${said ?? ''}" cannot be an address: use small letters, digits and single hyphens, up to ${SLUG_LENGTH} characters, e.g. ca or govt-officer.`,
    );
  }
  return { slug, part: `mf-${slug}`, federation: `mf_${slug.replaceAll('-', '_')}` };
}

/** A remote's `nukkad` block in package.json. */
export function nukkadBlock(
  kind: Kind,
  { slug, part, federation, owner }: Names,
  contract: number,
) {
  const own =
    kind === 'dashboard'
      ? { serves: [slug] }
      : { routes: [{ path: `/${slug}`, remote: part, screen: 'welcome' }] };
  return { federation, ...(owner !== undefined && { owner }), contract, ...own };
}
