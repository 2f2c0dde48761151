/** An address of each kind that the product answers, as anybody can ask for it. */
export const addresses = [
  ...['/', '/hi/doctors', '/doctors?spec=dentist', '/govt-officers', '/blogs', '/complaints'],
  ...['/login', '/register', '/profile', '/doctor-dashboard', '/doctor-onboarding'],
  ...['/operator-dashboard', '/terms', '/no-such-page', '/offline.html', '/registry.json'],
  ...['/sw.js', '/robots.txt', '/sitemap.xml', '/api/docs/', '/api/openapi.json'],
  ...['/api/categories/none', '/api/users/session', '/assets/none.png', '/livez'],
];
