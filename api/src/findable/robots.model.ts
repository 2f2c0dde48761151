/**
 * Pages of one person alone, and results of a search, which have no end. The API itself stays
 * open: crawlers that render a page read its data as browsers do.
 */
const closed = [
  '/api/docs',
  '/login',
  '/register',
  '/enter-otp',
  '/forgot-password',
  '/teacher-vendor-login',
  '/profile',
  '/messages',
  '/book',
  '/trial',
  '/*-dashboard',
  '/*-onboarding',
  '/*?q=',
  '/*&q=',
];

/** What crawlers may read, and where they find the list of pages. */
export function robotsText(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const sitemap = `Sitemap: ${origin.replace(/\/+$/, '')}/sitemap.xml`;
  return `${['User-agent: *', ...rules, '', sitemap].join('\n')}\n`;
}
