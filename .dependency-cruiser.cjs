const fs = require('node:fs');
const path = require('node:path');

/** Who may import whom; docs/architecture.md says why. `npm run check` runs it. */
const REMOTE = '(mf-(?!vendor-dashboards/)[^/]+|mf-vendor-dashboards/(?!kit/)[^/]+)';
const PACKAGE = '(mf-vendor-dashboards/[^/]+|[^/]+)';
const API = '^api/src/';
const TEST = '(\\.test\\.tsx?$|/testing/|^api/test/|platform/build/jest-setup)';

/** Rooms of the shell, with those that they place in the page or stand on. */
const SHELL_ROOMS = [
  ['frame', ['theme', 'bell', 'identity', 'language']],
  ['guard', ['remotes', 'vendor-gate']],
  ['ahead', ['remotes', 'visit']],
  ['server', ['ahead', 'frame']],
  ['(?!frame|guard|ahead|server)[^/]+', ['remotes']],
];

/** The contexts of the API, each above those that it may import; `core` is below them all. */
const CONTEXTS = [
  'privacy',
  'moderation',
  'releases',
  'fundraising',
  'support',
  'onboarding',
  'community',
  'practice',
  'reviews',
  'messaging',
  'booking',
  'payments',
  'content',
  'directory',
  'identity',
  'availability',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('remotes-are-strangers', 'A remote or the shell imports another remote.', {
      from: { path: `^(shell|mf-vendor-dashboards/kit|${REMOTE})/` },
      to: { path: `^${REMOTE}/`, pathNot: '^$1/' },
    }),
    rule('remotes-are-strangers', 'Only dashboards import the kit.', {
      from: { pathNot: '^(mf-vendor-dashboards|mf-operator|mf-user-dashboard)/' },
      to: { path: '^mf-vendor-dashboards/kit/' },
    }),
    rule('rooms-are-strangers', 'A room imports its own files and src/common only.', {
      from: { path: `^${REMOTE}/src/([^/]+)/` },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|common)/' },
    }),
    rule('rooms-are-strangers', 'A room of the kit imports its own files and src/common only.', {
      from: { path: '^mf-vendor-dashboards/kit/src/([^/]+)/', pathNot: TEST },
      to: {
        path: '^mf-vendor-dashboards/kit/src/[^/]+/',
        pathNot: '^mf-vendor-dashboards/kit/src/($1|common)/',
      },
    }),
    ...SHELL_ROOMS.map(([room, below]) =>
      rule('rooms-are-strangers', 'A room of the shell imports those below it only.', {
        from: { path: `^shell/src/(${room})/`, pathNot: TEST },
        to: {
          path: '^shell/src/[^/]+/',
          pathNot: `^shell/src/($1|${names(['common', ...below])})/`,
        },
      }),
    ),
    rule('platform-knows-nobody', 'The platform imports npm packages only.', {
      from: { path: '^platform/' },
      to: { path: '^(shell|shared-ui|mf-[^/]+|api|registry|e2e|bench|scripts)/' },
    }),
    rule('entries-share-one-instance', 'Compiled into each part: client and cache come by name.', {
      from: { path: '^platform/src/notifications/', pathNot: TEST },
      to: {
        path: '^platform/src/',
        pathNot: '^platform/src/((notifications|contract|format)/|index\\.ts$)',
      },
    }),
    rule('through-the-facade', 'Router and query client reach everybody through platform.', {
      from: { pathNot: '^platform/' },
      to: { path: '(^|/)node_modules/(react-router|react-router-dom|@tanstack)/' },
    }),
    rule('one-calendar', 'luxon is reached through platform/calendar.', {
      from: { pathNot: '^(platform/src/calendar|api)/' },
      to: { path: '(^|/)node_modules/luxon/' },
    }),
    rule('one-calendar', 'Public pages and the shell count days with platform/calendar/intl.', {
      from: {
        path: '^(shell|shared-ui|mf-public|mf-auth|mf-onboarding|platform/src/(?!calendar/))',
        pathNot: TEST,
      },
      to: { path: '^platform/src/calendar/calendar\\.ts$', dependencyTypesNot: ['type-only'] },
    }),
    rule(
      'shared-ui-is-pure',
      'The look knows the page’s language, but no session, API or routes.',
      {
        from: { path: '^shared-ui/src/', pathNot: TEST },
        to: {
          path: '^(platform|shell|mf-[^/]+|api|registry)/|(^|/)node_modules/react-router',
          pathNot: '^platform/src/words/index\\.ts$',
        },
      },
    ),
    rule('enter-by-the-front-door', 'Another package is entered only through its exports.', {
      from: { path: `^${PACKAGE}/` },
      to: { path: `^${PACKAGE}/(src|build)/`, pathNot: ['^$1/', ...frontDoors()] },
    }),
    rule('api-sees-contract-only', 'The API imports the contract, calendar, formats and names.', {
      from: { path: '^api/' },
      to: {
        path: '^(platform|shell|shared-ui|mf-[^/]+)/',
        pathNot: '^platform/src/(contract|calendar|format|names)/',
      },
    }),
    rule('no-schemas-in-browsers', 'Browsers read what is printed of the schemas, without zod.', {
      from: { pathNot: ['^(api|scripts)/', '^platform/src/contract/(definitions|schemas)/', TEST] },
      to: { path: ['^platform/src/contract/(definitions|schemas)/', '(^|/)node_modules/zod/'] },
    }),
    rule('renderer-belongs-to-releases', 'Only the API’s releases render pages ahead.', {
      from: { pathNot: '^(renderer/|api/src/releases/)' },
      // Both processes send spans in the same way.
      to: { path: '^renderer/', pathNot: '^renderer/src/tracing/start-spans\\.ts$' },
    }),
    rule('renderer-knows-no-page', 'It gets shell and remotes as released bundles.', {
      from: { path: '^renderer/src/', pathNot: TEST },
      to: {
        path: '^(platform|shell|shared-ui|mf-[^/]+|api|registry|e2e|bench|scripts)/',
        pathNot: '^(platform/src/contract/|registry/src/site/index\\.ts$)',
      },
    }),
    rule('contexts-meet-at-the-door', 'Another context is entered through its index.', {
      from: { path: `${API}(${names(CONTEXTS)}|app\\.ts|main\\.ts)`, pathNot: TEST },
      to: {
        path: `${API}(${names(CONTEXTS)})/`,
        pathNot: [`${API}$1/`, `${API}[^/]+/index\\.ts$`],
      },
    }),
    ...CONTEXTS.map((context, at) =>
      rule('contexts-look-down', 'A context imports only those that stand below it.', {
        from: { path: `${API}${context}/`, pathNot: TEST },
        to: {
          path: `${API}(${names([...CONTEXTS.slice(0, at), 'app\\.ts', 'main\\.ts'])})`,
        },
      }),
    ),
    rule('core-knows-no-context', 'What all build on has no word of the business.', {
      from: { path: `${API}core/`, pathNot: TEST },
      to: { path: API, pathNot: `${API}core/` },
    }),
    rule('the-seed-stands-outside', 'Only the start of the process and tests know the seed.', {
      from: { path: API, pathNot: [TEST, `${API}main\\.ts$`] },
      to: { path: '^api/seed/' },
    }),
    rule('reference-knows-no-sample', 'What every installation has needs no invented person.', {
      from: { path: '^api/seed/reference/' },
      to: { path: '^api/seed/sample/' },
    }),
    rule('model-is-plain', 'A model knows no React, no reading of data and no screen.', {
      from: { path: '\\.model\\.ts$' },
      to: { path: '(^|/)node_modules/react(-dom)?/|\\.(queries|container|screen)\\.tsx?$' },
    }),
    rule('only-containers-read-data', 'Parts get props; screens and containers read data.', {
      from: {
        path: '^mf-.*\\.tsx$',
        pathNot: '\\.(screen|container|queries|test)\\.tsx$|/src/[^/]+$',
      },
      to: { path: '\\.queries\\.tsx?$', dependencyTypesNot: ['type-only'] },
    }),
    rule('screens-are-mounted', 'A screen is a route of its own; another part is a container.', {
      from: { path: '^mf-', pathNot: `${TEST}|/(remote|rooms|dashboard|index)\\.tsx?$` },
      to: { path: '\\.screen\\.tsx$', dependencyTypesNot: ['type-only'] },
    }),
    rule('testing-stays-in-tests', 'What helps tests never reaches a product.', {
      from: { path: '/src/', pathNot: TEST },
      to: { path: '/src/testing/|^api/test/|(^|/)node_modules/(@testing-library|jest)/' },
    }),
    rule('must-resolve', 'Every import leads somewhere.', {
      from: {},
      to: { couldNotResolve: true },
    }),
    rule('no-cycles', 'No module depends on itself.', {
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tests|coverage|test-results|\\.nukkad|\\.cache|templates)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};

function rule(name, comment, { from, to }) {
  return { name, comment, severity: 'error', from, to };
}

function names(contexts) {
  return contexts.join('|');
}

// Every file that some workspace's package.json names under `exports`.
function frontDoors() {
  return workspaceFolders().flatMap((folder) => {
    const { exports = {} } = readPackage(folder);
    return Object.values(exports).map((file) => `^${path.posix.join(folder, file)}$`);
  });
}

function workspaceFolders() {
  return readPackage('.').workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    const names = fs.readdirSync(path.join(__dirname, parent));
    return names.map((name) => `${parent}/${name}`);
  });
}

// Folders without one are no workspaces; they open no door.
function readPackage(folder) {
  const file = path.join(__dirname, folder, 'package.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}
