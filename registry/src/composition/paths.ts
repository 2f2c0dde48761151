/** First path segments reserved by the servers. */
const RESERVED = new Set([
  'api',
  'assets',
  'dev',
  'livez',
  'locks',
  'log',
  'previews',
  'readyz',
  'registry.json',
  'remotes',
  'shell',
]);

/** Segments of a route path: `/doctor-dashboard/*` → `['doctor-dashboard', '*']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Why a route path is invalid, or undefined. */
export function pathProblem(path: string): string | undefined {
  if (path === '*') return undefined;
  if (!path.startsWith('/')) return 'must start with /';
  const segments = segmentsOf(path);
  if (segments.some((s) => s === '.' || s === '..' || /[\\\0?#%]/.test(s) || s.startsWith('.'))) {
    return 'has a segment that no address can carry';
  }
  if (segments.slice(0, -1).includes('*')) return 'may have * only at its end';
  const first = segments[0]?.toLowerCase() ?? '';
  return RESERVED.has(first) ? `is reserved: /${first} belongs to the servers` : undefined;
}

/** Two paths with the same shape match the same URLs: `/:category` and `/:kind`. */
export function shapeOf(path: string): string {
  const shape = segmentsOf(path).map((s) => s.replace(/^:\w+/, ':').toLowerCase());
  return `/${shape.join('/')}`;
}

/** True when every URL of `inner` lies under the splat `outer`, e.g. `/trial/*`. */
export function liesUnder(inner: string, outer: string): boolean {
  const prefix = shapeOf(outer);
  if (!prefix.endsWith('/*') || prefix === '/*') return false;
  const base = prefix.slice(0, -2);
  const shape = shapeOf(inner);
  return shape === base || shape.startsWith(`${base}/`);
}

/**
 * The page file of a route, relative to the site, or undefined when the route has none: only `/`
 * and paths of one fixed segment, with or without `/*`, have one. Servers answer every other path
 * with the page of its first segment, else with `index.html`.
 */
export function pageFile(path: string): string | undefined {
  const segments = segmentsOf(path);
  if (segments.at(-1) === '*') segments.pop();
  else if (segments.length === 0) return 'index.html';
  const [first] = segments;
  if (segments.length !== 1 || !first || first.startsWith(':') || first === '*') return undefined;
  return `${first}/index.html`;
}
