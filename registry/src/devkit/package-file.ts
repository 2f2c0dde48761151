import { platformContract } from '@nukkad/platform/contract';
import { type Kind, type Names, nukkadBlock } from './anatomy';
import { ownVersion, reactVersion, type Surroundings } from './surroundings';

const FIRST_VERSION = '0.1.0';

/** package.json of a new remote: the same scripts everywhere, exact versions. */
export function packageFile(kind: Kind, names: Names, around: Surroundings): string {
  const react = reactVersion();
  const own = (name: string) => ({ [name]: ownVersion() });
  const about = {
    name: `@nukkad/${names.part}`,
    version: FIRST_VERSION,
    private: true,
    license: around.state === 'outside' ? 'UNLICENSED' : 'MIT',
    ...(around.state === 'repository' && { exports: { './remote': './src/remote.tsx' } }),
    nukkad: nukkadBlock(kind, names, platformContract),
    scripts: around.state === 'outside' ? outside(names) : inside,
    dependencies: {
      ...own('@nukkad/platform'),
      ...own('@nukkad/shared-ui'),
      ...(kind === 'dashboard' && own('@nukkad/vendor-kit')),
      react,
      'react-dom': react,
    },
    devDependencies: {
      ...own('@nukkad/build'),
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

const outside = ({ part }: Names) => ({
  dev: 'nukkad dev',
  build: 'webpack',
  test: 'jest',
  check: 'tsc --noEmit -p .',
  conformance: 'webpack && nukkad conformance',
  upgrade: 'npx --yes nukkad@latest upgrade',
  preview: `webpack && nukkad preview ${part} --from dist`,
});
