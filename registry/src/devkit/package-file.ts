import { platformContract } from '@nukkad/platform/contract';
import { type Bundler, type Kind, type Names, nukkadBlock } from './anatomy';
import { ownVersion, reactVersion, type Surroundings } from './surroundings';

const FIRST_VERSION = '0.1.0';
/** The compiler is the version that the preset names as its peer. */
const RSPACK = { '@rspack/cli': '2.2.8', '@rspack/core': '2.3.2' };

/** The command that builds. */
const BUILD: Record<Bundler, string> = { webpack: 'webpack', rspack: 'rspack build' };

/** How a remote is begun. */
export interface Beginning {
  kind: Kind;
  bundler: Bundler;
  names: Names;
}

/** package.json of a new remote: the same scripts everywhere, exact versions. */
export function packageFile({ kind, bundler, names }: Beginning, around: Surroundings): string {
  const react = reactVersion();
  const own = (name: string) => ({ [name]: ownVersion() });
  const about = {
    name: `@nukkad/${names.part}`,
    version: FIRST_VERSION,
    private: true,
    license: around.state === 'outside' ? 'UNLICENSED' : 'MIT',
    ...(around.state === 'repository' && { exports: { './remote': './src/remote.tsx' } }),
    nukkad: nukkadBlock(kind, names, platformContract),
    scripts: around.state === 'outside' ? outside(names, BUILD[bundler]) : inside,
    dependencies: {
      ...own('@nukkad/platform'),
      ...own('@nukkad/shared-ui'),
      ...(kind === 'dashboard' && own('@nukkad/vendor-kit')),
      react,
      'react-dom': react,
    },
    devDependencies: {
      ...own('@nukkad/build'),
      ...(bundler === 'rspack' && RSPACK),
      ...(around.state === 'outside' && own('nukkad')),
    },
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

const inside = {
  dev: 'webpack serve --env alone',
  build: 'webpack',
  test: 'jest',
  check: 'tsc --noEmit -p .',
};

const outside = ({ part }: Names, build: string) => ({
  dev: 'nukkad dev',
  build,
  test: 'jest',
  check: 'tsc --noEmit -p .',
  conformance: `${build} && nukkad conformance`,
  upgrade: 'npx --yes nukkad@latest upgrade',
  preview: `${build} && nukkad preview ${part} --from dist`,
});
