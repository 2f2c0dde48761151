/**
 * Pages of one person alone. The API itself stays open: crawlers that render a page read its data
 * as browsers do. Results of a search stay open too, to be seen saying that nobody should list them.
 */
const closed = [
  '/api/docs',
  '/login',
  '/register',
  '/enter-otp',
  '/forgot-password',
  '/reset-password',
  '/take-back-email',
  '/teacher-vendor-login',
  '/profile',
  '/messages',
  '/book',
  '/trial',
  '/*-dashboard',
  '/*-onboarding',
];

/** What crawlers may read, and where they find the list of pages. */
export function robotsText(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const sitemap = `Sitemap: ${origin.replace(/\/+$/, '')}/sitemap.xml`;
  return `${['User-agent: *', ...rules, '', sitemap].join('\n')}\n`;
}
