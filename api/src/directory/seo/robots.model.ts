/**
 * Private pages. The API stays open: crawlers that render a page read its data as browsers do.
 * Search results stay open too: crawlers must read there that they are not to be indexed.
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

/** The robots.txt: disallowed paths and the sitemap's address. */
export function robotsText(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  const sitemap = `Sitemap: ${origin.replace(/\/+$/, '')}/sitemap.xml`;
  return `${['User-agent: *', ...rules, '', sitemap].join('\n')}\n`;
}
