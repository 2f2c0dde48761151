import type { SiteRoute } from '@nukkad/platform/contract';

const visitor = (path: string, screen: string): SiteRoute => ({
  path,
  remote: 'mf-public',
  screen,
});
const auth = (path: string, screen: string): SiteRoute => ({ path, remote: 'mf-auth', screen });
const onboarding = (path: string, screen: string): SiteRoute => ({
  path,
  remote: 'mf-onboarding',
  screen,
  needs: 'vendor',
});
/** Dashboards have their own frame; the vendor gate chooses the remote. */
const trial = (path: string): SiteRoute => ({
  path,
  remote: 'gate',
  screen: 'dashboard',
  frame: 'dashboard',
});
const dashboard = (path: string): SiteRoute => ({ ...trial(path), needs: 'vendor' });

/**
 * The site map: every path of the shell and the screen that renders it. Plain data, because it is
 * embedded in every page at release time. A remote may add paths in its package.json. `:profession`
 * matches the professions without a page prerendered for them.
 */
export const siteMap: SiteRoute[] = [
  visitor('/', 'landing'),
  visitor('/homepage', 'landing'),
  visitor('/:category', 'category'),
  visitor('*', 'landing'),

  visitor('/doctors', 'listing'),
  visitor('/teachers', 'listing'),
  visitor("/ca's", 'listing'),
  visitor('/ca', 'listing'),
  visitor('/labours', 'listing'),
  visitor('/engineers', 'listing'),
  visitor('/advocates', 'listing'),
  visitor('/officers', 'listing'),
  visitor('/govt. officers', 'listing'),
  visitor('/govt-officers', 'listing'),

  visitor('/doctor-detail', 'details'),
  visitor('/teacher-detail', 'details'),
  visitor('/ca-detail', 'details'),
  visitor('/labour-detail', 'details'),
  visitor('/engineer-detail', 'details'),
  visitor('/advocate-detail', 'details'),
  visitor('/officer-detail', 'details'),
  visitor('/govt-offices-detail', 'details'),

  visitor('/start-fundraising', 'fundraising'),
  visitor('/investors', 'investors'),
  visitor('/donate', 'donate'),
  visitor('/donations/:id', 'donation'),
  visitor('/campaigns', 'campaigns'),
  visitor('/campaigns/:slug', 'campaign'),
  visitor('/blogs', 'posts'),
  visitor('/blogs/:slug', 'post'),
  visitor('/stories', 'stories'),
  visitor('/stories/:slug', 'story'),
  visitor('/states/:state', 'state'),
  visitor('/support/:number', 'ticket'),
  visitor('/subscriptions/confirm', 'confirmSubscription'),
  visitor('/subscriptions/end', 'endSubscription'),
  visitor('/book', 'book'),
  visitor('/booking', 'booking'),
  visitor('/complaints', 'complaints'),
  visitor('/complaints/:number', 'complaint'),

  auth('/login', 'login'),
  auth('/register', 'register'),
  auth('/enter-otp', 'enterOtp'),
  auth('/forgot-password', 'forgotPassword'),
  auth('/reset-password', 'resetPassword'),
  auth('/take-back-email', 'takeBackEmail'),
  auth('/list-yourself', 'listYourself'),
  auth('/teacher-vendor-login', 'teacherVendorLogin'),
  auth('/terms', 'document'),
  auth('/privacy', 'document'),

  { path: '/profile', remote: 'mf-user-dashboard', screen: 'profile', needs: 'user' },
  { path: '/messages', remote: 'mf-user-dashboard', screen: 'messages', needs: 'user' },

  onboarding('/teacher-onboarding', 'teacher'),
  onboarding('/doctor-onboarding', 'general'),
  onboarding('/engineer-onboarding', 'general'),
  onboarding('/advocate-onboarding', 'general'),
  onboarding('/ca-onboarding', 'general'),
  onboarding('/labour-onboarding', 'general'),
  onboarding('/officer-onboarding', 'general'),
  onboarding('/govt officer-onboarding', 'general'),
  onboarding('/:profession-onboarding', 'general'),

  trial('/trial/*'),
  dashboard('/doctor-dashboard/*'),
  dashboard('/teacher-dashboard/*'),
  dashboard('/advocate-dashboard/*'),
  dashboard('/engineer-dashboard/*'),
  dashboard('/ca-dashboard/*'),
  dashboard('/labour-dashboard/*'),
  dashboard('/officer-dashboard/*'),
  dashboard('/govt officer-dashboard/*'),
  dashboard('/:profession-dashboard/*'),
];
