import {
  type Composition,
  compositionElementId,
  type RegistryDocument,
} from '@nukkad/platform/contract';

/** What the extension Module Federation DevTools reads of a page, as far as pages here have it. */
interface FederationGlobal {
  moduleInfo: Record<string, object>;
  __INSTANCES__: { name: string }[];
}

/** What the script uses of a browser: the API, which sends it, is compiled without the DOM. */
interface BrowserPage {
  __FEDERATION__?: FederationGlobal;
  location: { origin: string };
  document: { getElementById(id: string): { textContent: string | null } | null };
  fetch(path: string, options: object): Promise<{ json(): Promise<unknown> }>;
  addEventListener(event: string, listener: () => void): void;
}

/**
 * Describes the composition where the DevTools of Module Federation look for it. The shell's runtime
 * leaves that empty: it reads no manifests, and visitors would pay for what only developers read.
 * Sent to pages as text: self-contained.
 */
function describeToDevtools(compositionElement: string): void {
  const page = globalThis as unknown as BrowserPage;
  const describe = (
    { remotes, others }: Composition,
    { moduleInfo, __INSTANCES__ }: FederationGlobal,
  ) => {
    const matched: Record<string, { matchedVersion: string }> = {};
    for (const { federation, version, base, entry, screens } of Object.values(remotes)) {
      const files = (kind: 'scripts' | 'styles') => [
        ...new Set(Object.values(screens).flatMap((screen) => screen[kind])),
      ];
      const nothing = { sync: [], async: [] };
      matched[federation] = { matchedVersion: version };
      moduleInfo[`${federation}:${version}`] = {
        ...{ version, buildVersion: version, globalName: federation, remotesInfo: {}, shared: [] },
        ...{ remoteEntry: entry, remoteEntryType: 'var', publicPath: page.location.origin + base },
        modules: [
          {
            ...{ moduleName: 'remote', modulePath: './remote' },
            assets: {
              js: { ...nothing, async: files('scripts') },
              css: { ...nothing, async: files('styles') },
            },
          },
        ],
      };
    }
    // Of a remote that the page only refers to, the standard manifest tells the rest.
    for (const { federation, version, base } of Object.values(others ?? {})) {
      matched[federation] = { matchedVersion: version };
      const remoteEntry = `${page.location.origin}${base}mf-manifest.json`;
      moduleInfo[`${federation}:${version}`] = { version, remoteEntry };
    }
    const [host] = __INSTANCES__;
    if (host) moduleInfo[host.name] = { version: '', remoteEntry: '', remotesInfo: matched };
  };
  const text = page.document.getElementById(compositionElement)?.textContent;
  if (!text) return;
  const { channel } = JSON.parse(text) as Composition;
  const refresh = async () => {
    const answer = await page.fetch('/registry.json', { cache: 'no-store' });
    const live = ((await answer.json()) as RegistryDocument).channels[channel];
    if (live && page.__FEDERATION__) describe(live, page.__FEDERATION__);
  };
  // Once the shell's runtime has made the global, and again after each build.
  for (const event of ['load', 'nukkad:renew']) page.addEventListener(event, () => void refresh());
}

/** The function as a script; the compiler calls a helper that names functions. */
export const devtoolsScript = `{
const __name = (work) => work;
(${describeToDevtools})('${compositionElementId}');
}
`;
