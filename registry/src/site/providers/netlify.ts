import { API_SEGMENTS } from '../candidates';
import { classHeaders, type Provider, type SiteFacts } from './provider';
import { purgeText } from './purge';
import { sourceText } from './source-text';

const MODULES = ['../candidates', '../file-class', 'runtime/edge-answer', 'runtime/netlify-edge'];

/** Netlify: an edge function for files, redirects for the API. */
export const netlify: Provider = {
  layout: 'project',
  packsItself: true,
  isRemote: true,
  files: (facts) => ({
    'netlify.toml': settingsFile(facts),
    'netlify/edge-functions/nukkad.js': edgeFile(),
    'purge.txt': purgeText(facts.changed),
  }),
  next: () => ['npx netlify deploy --prod'],
};

// TOML's basic strings are written as JSON's.
const quoted = (text: string) => JSON.stringify(text);

/** Paths of the API, as Netlify's patterns: with and without something below them. */
const apiPaths = API_SEGMENTS.flatMap((segment) => [`/${segment}`, `/${segment}/*`]);

function settingsFile({ api }: SiteFacts): string {
  const redirects = apiPaths.map((from) => redirect(from, api + from.replace('*', ':splat')));
  return `# Made by \`nukkad export --for netlify\`; written anew by each export.
[build]
  publish = "site"
  edge_functions = "netlify/edge-functions"

${redirects.join('\n')}`;
}

function redirect(from: string, to: string): string {
  return `[[redirects]]
  from = ${quoted(from)}
  to = ${quoted(to)}
  status = 200
  force = true
`;
}

// `manual`: a response may be kept as its headers say, and is not asked of the function again.
function edgeFile(): string {
  const config = { path: '/*', excludedPath: apiPaths, cache: 'manual' };
  return `// Made by \`nukkad export --for netlify\` from the rules of its own servers; written anew by each export.
${sourceText(MODULES, 'es2022')}
const HEADERS = ${JSON.stringify(classHeaders(), null, 2)};
export default netlifyEdge(HEADERS);
export const config = ${JSON.stringify(config, null, 2)};
`;
}
