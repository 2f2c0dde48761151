import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';
import type { Composition, Language } from '@nukkad/platform/contract';
import type { Blame, ReleasedPart } from '../protocol';
import type { AheadRequest, RenderedPage } from './shell-bundle';
import { readStyles, type Stylesheet } from './styles';

/** The server bundles of a composition, evaluated. */
export interface LoadedParts {
  renderAhead(request: AheadRequest): Promise<RenderedPage | null>;
  /** The export `remote` of a part; undefined for a part without a server bundle that works. */
  remoteOf(part: string): unknown;
  styles: Stylesheet[];
  /** Parts whose bundle is not what was released, or throws. */
  broken: Blame[];
  /**
   * Loads the remotes that another page of the composition carries and that are not loaded yet.
   *
   * @returns those that are broken
   */
  add(composition: Composition, options: LoadOptions): Promise<Blame[]>;
}

/** How bundles are loaded. */
export interface LoadOptions {
  /** Called before a bundle is evaluated: one that never ends cannot say who it is. */
  entered: (by: ReleasedPart) => void;
  /** In which the parts speak: each language has its own evaluation of them. */
  language: Language;
  /** Parts that are left out. */
  without: readonly string[];
}

interface Bundle extends ReleasedPart {
  /** Relative to the site. */
  file: string;
  /** `sha256-…` of its bytes, of older releases `sha384-…`. */
  digest: string | undefined;
}

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;

/** Node's modules that the shell's bundle needs to render into a stream. */
const BUILT_IN = new Set(['async_hooks', 'buffer', 'crypto', 'stream', 'util', 'string_decoder']);

/**
 * Reads, verifies and evaluates the server bundles of the releases that a page carries; it may only
 * refer to other remotes of its composition.
 *
 * @param site folder of the released site
 * @throws if the shell's own bundle is missing, not what was released, or throws
 */
export async function loadParts(
  site: string,
  composition: Composition,
  options: LoadOptions,
): Promise<LoadedParts> {
  const { language } = options;
  const evaluate = (bundle: Bundle, given: Require) => evaluated(site, bundle, given, language);
  const shell = await evaluate(shellBundle(composition), builtIn);
  const { provided, renderAhead } = shell as unknown as {
    provided: Record<string, unknown>;
    renderAhead: LoadedParts['renderAhead'];
  };
  const given: Require = (name) => {
    if (Object.hasOwn(provided, name)) return provided[name];
    throw new Error(`${name} is not provided to server bundles.`);
  };
  const remotes = new Map<string, unknown>();
  const seen = new Set<string>();
  const styles: Stylesheet[] = [];
  const add: LoadedParts['add'] = async (page, { entered, without }) => {
    const fresh = Object.entries(page.remotes).filter(
      ([part]) => !seen.has(part) && !without.includes(part),
    );
    for (const [part] of fresh) seen.add(part);
    const added = { ...page, remotes: Object.fromEntries(fresh) };
    const failed: Blame[] = [];
    for (const bundle of remoteBundles(added)) {
      const { part, version, owner } = bundle;
      try {
        entered({ part, version, owner });
        const { remote } = await evaluate(bundle, given);
        remotes.set(part, remote);
      } catch (error) {
        failed.push({ part, version, owner, cause: 'bundle', message: String(error) });
      }
    }
    const known = new Set(styles.map(({ href }) => href));
    styles.push(...(await readStyles(site, added)).filter(({ href }) => !known.has(href)));
    return failed;
  };
  const broken = await add(composition, options);
  return { renderAhead, remoteOf: (part) => remotes.get(part), styles, broken, add };
}

function shellBundle({ shell }: Composition): Bundle {
  const { version, owner, server, integrity } = shell;
  if (server === undefined) throw new Error(`Shell ${version} has no server bundle.`);
  const file = `shell/${version}/${server}`;
  return { part: 'shell', version, owner, file, digest: integrity?.[server] };
}

function remoteBundles({ remotes }: Composition): Bundle[] {
  return Object.values(remotes).flatMap(({ part, version, owner, base, server, integrity }) =>
    server === undefined
      ? []
      : [{ part, version, owner, file: base.slice(1) + server, digest: integrity[server] }],
  );
}

async function evaluated(
  site: string,
  bundle: Bundle,
  given: Require,
  language: Language,
): Promise<Exports> {
  const { part, version, file, digest } = bundle;
  const content = await readFile(path.join(site, file));
  const algorithm = digest?.startsWith('sha384-') ? 'sha384' : 'sha256';
  const found = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
  if (found !== digest) throw new Error(`${file} is not what was released.`);
  const module = { exports: {} as Exports };
  // The name stands in stack traces, and says who threw.
  const script = new Script(
    `(function (module, exports, require, nukkadLanguage) {${content}\n})`,
    {
      filename: `${part}@${version}/server.js`,
    },
  );
  script.runInThisContext()(module, module.exports, given, language);
  return module.exports;
}

const nodeRequire = createRequire(import.meta.url);

function builtIn(name: string): unknown {
  const plain = name.replace('node:', '').split('/', 1)[0] ?? '';
  if (BUILT_IN.has(plain)) return nodeRequire(name);
  throw new Error(`${name} is not provided to the shell's server bundle.`);
}
