// People who use this read Indian clocks; tests do, wherever they run.
process.env.TZ = 'Asia/Kolkata';

/** Jest for every browser package: jsdom with Node's fetch, SWC, CSS Modules as their names. */
module.exports = {
  testEnvironment: require.resolve('./jest-environment.js'),
  runtime: require.resolve('./jest-runtime.js'),
  // Longer than any wait inside a test, so that a failure names what was waited for.
  testTimeout: 60_000,
  testMatch: ['**/{src,build}/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
    '^.+\\.mjs$': [require.resolve('@swc/jest'), { module: { type: 'commonjs' } }],
  },
  // These publish ES modules only, or sources.
  transformIgnorePatterns: ['/node_modules/(?!(lucide-react/dist/esm|@tanstack|@nukkad|ky)/)'],
  moduleNameMapper: { '\\.css$': require.resolve('./css-names.js') },
  setupFilesAfterEnv: [require.resolve('./jest-setup.ts')],
};
