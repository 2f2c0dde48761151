import { asJson, classHeaders, type Provider, type SiteFacts } from './provider';
import { purgeUrls } from './purge';
import { sourceText } from './source-text';

const MODULES = [
  '../candidates',
  '../file-class',
  'runtime/edge-answer',
  'runtime/cloudflare-worker',
];

/** Rules that Workers had then; later dates change how a Worker runs. */
const COMPATIBLE = '2025-06-01';

/** Cloudflare Workers with static assets. */
export const cloudflare: Provider = {
  layout: 'project',
  packsItself: true,
  isRemote: true,
  files: (facts) => ({
    'wrangler.json': wranglerFile(),
    'worker.js': workerFile(facts),
    'purge.json': asJson(purgeUrls(facts)),
  }),
  next: () => ['npx wrangler deploy'],
};

// The Worker sees every request: a file by its name may be one that the rules hide.
function wranglerFile(): string {
  return asJson({
    name: 'nukkad',
    main: 'worker.js',
    compatibility_date: COMPATIBLE,
    assets: {
      directory: 'site',
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
  });
}

function workerFile({ api }: SiteFacts): string {
  return `// Made by \`nukkad export --for cloudflare\` from the rules of its own servers; written anew by each export.
${sourceText(MODULES, 'es2022')}
const API = ${JSON.stringify(api)};
const HEADERS = ${JSON.stringify(classHeaders(), null, 2)};
export default cloudflareWorker(API, HEADERS);
`;
}
