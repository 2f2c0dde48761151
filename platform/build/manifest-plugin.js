const { addedRoutes } = require('./site-map');

/** Name of the chunk that holds the container's module. */
const EXPOSED = 'remote';
/** What the federation plugin calls it in configurations that name no chunk. */
const UNNAMED = '__federation_expose_remote';
const SCREEN = /^screen-(.+)$/;
const LANGUAGE = /^language-(.+)$/;

/**
 * Writes `manifest.json` (`PartManifest` of the contract) beside the build's files: the entry, the
 * server bundle if there is one and, for every screen, the scripts and styles it needs. The registry
 * reads it at release time, so no browser has to.
 */
class ManifestPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { sources, Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const routes = this.routes();
      compilation.fileDependencies.addAll(routes.files);
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.errors.length > 0) return;
          const text = `${JSON.stringify(this.manifest(compilation, routes.siteMap), null, 2)}\n`;
          compilation.emitAsset('manifest.json', new sources.RawSource(text));
        },
      );
    });
  }

  /** Routes from package.json, plus those that a file computes. */
  routes() {
    const { about, routes, beside } = this.options;
    const computed = routes ? addedRoutes(routes, beside) : { siteMap: [], files: [] };
    return { ...computed, siteMap: [...(about.nukkad.routes ?? []), ...computed.siteMap] };
  }

  manifest(compilation, routes) {
    const { about, part, entrypoint, server } = this.options;
    const entry = filesOf(compilation.entrypoints.get(entrypoint));
    return {
      schema: 1,
      part,
      federation: about.nukkad.federation,
      owner: about.nukkad.owner,
      page: about.nukkad.page,
      packageVersion: about.version,
      contract: about.nukkad.contract ?? 0,
      fetchesReleases: about.nukkad.fetchesReleases,
      entry: entry.scripts[0],
      styles: entry.styles,
      server,
      preload: preloadedFonts(compilation),
      screens: screensOf(compilation, about.nukkad.reads ?? {}),
      languages: languagesOf(compilation),
      routes,
      serves: about.nukkad.serves ?? [],
    };
  }
}

// Scripts and styles of the container's module and of each screen, the container's first.
function screensOf(compilation, reads) {
  const exposed = [...compilation.chunks].find(({ name }) => [EXPOSED, UNNAMED].includes(name));
  const first = exposed ? split([...exposed.files]) : { scripts: [], styles: [] };
  const screens = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    const screen = SCREEN.exec(name ?? '')?.[1];
    if (!screen) continue;
    const own = filesOf(group);
    screens[screen] = {
      scripts: [...new Set([...first.scripts, ...own.scripts])],
      styles: [...new Set([...first.styles, ...own.styles])],
      reads: reads[screen] ?? [],
    };
  }
  return Object.fromEntries(Object.entries(screens).sort(([a], [b]) => a.localeCompare(b)));
}

// The scripts with a part's words, by language; undefined for a part without translations.
function languagesOf({ namedChunkGroups }) {
  const found = [...namedChunkGroups].flatMap(([name, group]) => {
    const language = LANGUAGE.exec(name ?? '')?.[1];
    return language ? [[language, filesOf(group).scripts]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found.sort()) : undefined;
}

// The first paint of every page needs the Latin face; the others load only where they occur.
function preloadedFonts(compilation) {
  return Object.keys(compilation.assets).filter((file) =>
    /-latin-wght-normal.*\.woff2$/.test(file),
  );
}

function filesOf(group) {
  return split(group.getFiles());
}

function split(files) {
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

module.exports = { EXPOSED, ManifestPlugin };
