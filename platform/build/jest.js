// Users read Indian clocks, so tests do too, whatever the machine's zone.
process.env.TZ = 'Asia/Kolkata';

const typescript = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};

/** Jest preset of every browser package: jsdom with Node's fetch, SWC, identity CSS Modules. */
module.exports = {
  testEnvironment: require.resolve('./jest-environment.js'),
  runtime: require.resolve('./jest-runtime.js'),
  // Longer than any wait inside a test, so that a failure names the awaited condition.
  testTimeout: 120_000,
  testMatch: ['**/{src,build}/**/*.test.{ts,tsx}'],
  transform: {
    '(shared-ui|kit)/src/index\\.ts$|react-aria-components/dist/exports/index\\.cjs$': [
      require.resolve('./jest-lazy-index.js'),
      typescript,
    ],
    'react/cjs/react(-jsx-runtime)?\\.development\\.js$': require.resolve('./jest-owner-stacks.js'),
    '^.+\\.(t|j|mj)sx?$': [require.resolve('@swc/jest'), typescript],
    '^.+\\.mjs$': [require.resolve('@swc/jest'), { module: { type: 'commonjs' } }],
  },
  // These packages publish ES modules only, or sources; an index is loaded lazily, React leaner.
  transformIgnorePatterns: [
    '/node_modules/(?!(lucide-react/dist/esm|@tanstack|@nukkad|ky|supercluster|kdbush|react-aria-components/dist/exports|react/cjs)/)',
  ],
  moduleNameMapper: { '\\.css$': require.resolve('./css-names.js') },
  setupFilesAfterEnv: [require.resolve('./jest-setup.ts')],
};
