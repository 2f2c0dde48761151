import type { Server } from 'node:http';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { GeoPlace } from '@nukkad/platform/contract';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { registerBookings } from './booking/bookings/register';
import { registerTelling } from './booking/telling/register';
import { registerComplaints } from './community/complaints/register';
import { registerEditorial } from './content/editorial/register';
import { feedRoutes } from './content/posts/feed.routes';
import { allPosts } from './content/posts/posts.store';
import { contentRoutes } from './content/site/content.routes';
import { contentService } from './content/site/content.service';
import { registerAssets } from './core/assets/assets.routes';
import { enforcePolicies } from './core/auth/access';
import { sessionsRoutes } from './core/auth/sessions.routes';
import { type SessionsService, sessionsService } from './core/auth/sessions.service';
import { tokens } from './core/auth/tokens';
import { cached } from './core/caching/cached';
import type { Settings } from './core/config/settings';
import type { Database } from './core/db/database';
import { workAs } from './core/db/work-kind';
import { registerMail } from './core/email/register';
import { closeIdleSockets } from './core/http/closing';
import { unlisted } from './core/http/endpoint';
import {
  answer,
  answerClientError,
  answerError,
  answerErrors,
  nothingHere,
} from './core/http/error-handler';
import { registerHealth } from './core/http/health';
import { acceptJsonOnly } from './core/http/json-body';
import { refuseOtherMethods } from './core/http/methods';
import { registerOpenApi } from './core/http/openapi';
import { ApiError } from './core/http/problems';
import { sendSecurityHeaders } from './core/http/security-headers';
import { answerBeforeBodyEnds } from './core/http/unread-body';
import { registerNotifications } from './core/notifications/register';
import { allowances } from './core/rate-limits/allowances';
import { countDeeds } from './core/rate-limits/of-networks';
import { limitOf, limitRates } from './core/rate-limits/rate-limits';
import { categoriesRoutes } from './directory/catalog/categories.routes';
import { categoriesService } from './directory/catalog/categories.service';
import { userTypesRoutes } from './directory/catalog/user-types.routes';
import { allUserTypes } from './directory/catalog/user-types.store';
import { geoRoutes } from './directory/geo/geo.routes';
import { type GeoService, geoService } from './directory/geo/geo.service';
import { type StatesService, statesService } from './directory/geo/states.service';
import { registerStats } from './directory/highlights/register';
import { registerProfiles } from './directory/profiles/register';
import { recentSearchesRoutes } from './directory/saved/recent-searches.routes';
import { recentSearchesService } from './directory/saved/recent-searches.service';
import { areaOf } from './directory/search/area';
import { registerSearch } from './directory/search/register';
import { findableRoutes } from './directory/seo/findable.routes';
import { sitemapService } from './directory/seo/sitemap.service';
import { registerForms } from './forms';
import { registerFunding } from './fundraising/register';
import { registerAccounts } from './identity/accounts/register';
import { registerDocuments } from './identity/documents/register';
import { registerPasskeys } from './identity/passkeys/register';
import { registerSignIn } from './identity/sign-in/register';
import { registerMine } from './mine';
import { registerOperator } from './moderation/register';
import { registerPractices } from './practice/register';
import { registerPrivacy } from './privacy/register';
import { registerReading } from './reading';
import { clientErrorsRoutes } from './releases/client-errors/client-errors.routes';
import { clientErrorsService } from './releases/client-errors/client-errors.service';
import { registerReleases } from './releases/health/register';
import { namedPages } from './releases/site/named-pages';
import { namedPagesRoutes } from './releases/site/named-pages.routes';
import { registerSite } from './releases/site/site.routes';
import { registerReviews } from './reviews/reviews/register';

/** What the app needs of the process around it. `site`: serve the composed product as well. */
export interface AppOptions {
  settings: Settings;
  database: Database;
  logger: FastifyServerOptions['logger'];
  site: boolean;
}

const longestAddress = 4_096;

/** Texts change seldom and are read with every page. */
const freshFor = 5_000;

/** The whole HTTP side, ready to listen or to be injected into. */
export async function buildApp({ settings, database, logger, site }: AppOptions) {
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    logger,
    trustProxy: settings.trustProxy,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  countAsInteractive(app);
  closeIdleSockets(app);
  answerBeforeBodyEnds(app);
  acceptJsonOnly(app);
  sendSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  app.addHook('onRequest', async (request) => {
    if (readPart(request.url).length > longestAddress) {
      throw new ApiError('uri-too-long', `An address has at most ${longestAddress} characters.`);
    }
  });

  const sessions = sessionsService(
    database.query,
    tokens(settings.sessionSecret, settings.publicUrl),
  );
  await limitRates(app, settings.limits);
  enforcePolicies(app, sessions, settings);
  const methods = refuseOtherMethods(app);
  registerHealth(app, database, settings);
  const states = statesService(database.query);
  const namesNothing = namedPages({ db: database.query, states });
  await app.register(async (api) => registerApi(api, settings, database, { sessions, states }));
  await app.register(namedPagesRoutes, { namesNothing });
  await app.register(registerAssets);
  if (site) await registerSite(app, settings, namesNothing);
  methods.finish();
  return app;
}

/** Somebody waits for what a request asks of the database. */
function countAsInteractive(app: FastifyInstance): void {
  const interactive = (done: () => void) => workAs('interactive', done);
  app.addHook('onRequest', (_request, _reply, done) => interactive(done));
  // A body is read by events of its socket, which belong to no request.
  app.addHook('preValidation', (_request, _reply, done) => interactive(done));
}

/** A page is the same whatever its query, which campaigns like to lengthen; the API reads it all. */
function readPart(url: string): string {
  return url.startsWith('/api/') ? url : (url.split('?', 1)[0] ?? url);
}

async function registerApi(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
  { sessions, states }: { sessions: SessionsService; states: StatesService },
) {
  const { query } = database;
  await app.register(etag, { weak: true });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  const allowed = allowances(query);
  countDeeds(app, allowed, settings.limits);
  await registerOpenApi(app, settings.publicUrl);

  await registerProfiles(app, { db: query });
  await app.register(userTypesRoutes, { userTypes: cached(freshFor, () => allUserTypes(query)) });
  const geo = geoService(query);
  await app.register(geoRoutes, { geo });
  const content = contentService(query, geo, states);
  await app.register(contentRoutes, { content });
  const home = async () => (await content.site()).place;
  const categories = categoriesService(query, () => citiesOf(geo, home));
  await app.register(categoriesRoutes, { categories });
  await registerSearch(app, { db: query, categories, geo, home });
  const tell = await registerTelling(app, { db: query, settings });
  const bookings = await registerBookings(app, { db: query, allowed, settings, tell });
  await registerFunding(app, { db: query, settings });
  await registerComplaints(app, { db: query, categories, settings });
  await registerReviews(app, { db: query });
  await registerReading(app, { db: query, categories, states });
  await registerEditorial(app, { db: query, geo, states, settings });
  await registerForms(app, { db: query, categories, geo, allowed, settings });
  await registerMine(app, { db: query, allowed, settings });
  await registerPractices(app, { db: query, allowed, settings, tell, bookings });
  const { login, people } = await registerAccounts(app, {
    ...{ db: query, sessions, allowed, settings },
    cancelBookings: bookings.cancelAllOf,
  });
  const beginSession = (userId: string) => login.begin(userId);
  await registerPasskeys(app, { db: query, settings, beginSession: login.begin });
  await registerSignIn(app, { db: query, sessions, allowed, settings, beginSession });
  await app.register(sessionsRoutes, { db: query, sessions });
  await app.register(recentSearchesRoutes, { recentSearches: recentSearchesService(query) });
  await registerNotifications(app, database);
  await registerMail(app, { db: query, settings });
  registerPrivacy(app, { db: query, settings, remove: (userId) => people.remove(userId, null) });
  await registerDocuments(app, { db: query });
  await registerStats(app, { db: query });
  await registerOperator(app, { db: query, settings });
  const origin = settings.publicUrl;
  await app.register(findableRoutes, {
    sitemap: sitemapService({ db: query, categories, states, origin }),
    origin,
  });
  await app.register(feedRoutes, { posts: () => allPosts(query), site: content.site, origin });
  await app.register(clientErrorsRoutes, {
    clientErrors: clientErrorsService(query),
    limit: limitOf('clientErrors', settings.limits),
  });
  await registerReleases(app, { db: query, allowed, settings });
  app.all('/api/*', unlisted, (request, reply) =>
    answer(request, reply, nothingHere(request.method)),
  );
}

/** Where a list looks that names no place. */
async function citiesOf(geo: GeoService, home: () => Promise<GeoPlace>): Promise<string[]> {
  const { cities } = await areaOf({}, { geo, home }, false);
  return cities.map(({ _id }) => _id);
}

const serverOptions = {
  genReqId: () => uuidv7(),
  requestIdHeader: false,
  bodyLimit: 262_144,
  connectionTimeout: 60_000,
  // Five megabytes over a slow line.
  requestTimeout: 120_000,
  // Headers come in one piece: a socket that is slow to send them only holds a place.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  handlerTimeout: 30_000,
  // A busy machine needs longer than the ten seconds that Fastify gives a plugin to start in.
  pluginTimeout: 120_000,
  // Longer than a proxy keeps its side open, so that it never writes into a closing connection.
  keepAliveTimeout: 75_000,
  return503OnClosing: true,
  forceCloseConnections: 'idle',
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  routerOptions: { maxParamLength: 512 },
  frameworkErrors: answerError,
  clientErrorHandler: answerClientError,
} as const satisfies FastifyHttpOptions<Server>;
