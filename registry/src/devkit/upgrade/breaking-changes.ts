/** A breaking change of the SDK that `nukkad upgrade` carries out in a remote's files. */
export interface BreakingChange {
  /** First version without what was before. */
  version: string;
  /** What changed and why, in a sentence. */
  about: string;
  /** Module names in sources and configurations: former → present. */
  modules: Readonly<Record<string, string>>;
  /** Packages in package.json that have another name now: former → present. */
  packages: Readonly<Record<string, string>>;
  /** Packages that every remote needs from now on, as a development dependency. */
  added: readonly string[];
  /** Packages that `nukkad create` wrote into package.json, which a package of the SDK brings now. */
  brought: readonly string[];
}

/** Every breaking change, oldest first. Each is carried out again without harm. */
export const breakingChanges: readonly BreakingChange[] = [
  {
    version: '0.2.0',
    about: 'The presets are a package of their own, @nukkad/build, with the tools they run on.',
    modules: {
      '@nukkad/platform/build/webpack': '@nukkad/build/webpack',
      '@nukkad/platform/build/rspack': '@nukkad/build/rspack',
      '@nukkad/platform/build/jest': '@nukkad/build/jest',
      '@nukkad/platform/build/tsconfig.json': '@nukkad/build/tsconfig.json',
      '@nukkad/platform/build/layer-rules': '@nukkad/platform/layers',
    },
    packages: { '@nukkad/registry': 'nukkad' },
    added: ['@nukkad/build'],
    brought: [
      '@cyclonedx/cyclonedx-library',
      '@module-federation/enhanced',
      '@react-aria/optimize-locales-plugin',
      '@swc/core',
      '@swc/jest',
      '@testing-library/dom',
      '@testing-library/jest-dom',
      '@testing-library/react',
      '@testing-library/user-event',
      '@types/jest',
      '@types/luxon',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'axe-core',
      'css-loader',
      'css-minimizer-webpack-plugin',
      'jest',
      'jest-environment-jsdom',
      'jest-fixed-jsdom',
      'mini-css-extract-plugin',
      'minimizer-webpack-plugin',
      'packageurl-js',
      'spdx-expression-parse',
      'ts-loader',
      'typescript',
      'webpack',
      'webpack-cli',
      'webpack-dev-server',
    ],
  },
];
