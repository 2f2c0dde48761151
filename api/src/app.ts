import type { Server } from 'node:http';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { SdkTypes } from '@nukkad/platform/contract';
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { uuidv7 } from 'uuidv7';
import { registerBooking } from './booking';
import { registerCalendars } from './calendars';
import { registerCommunity } from './community';
import { firstStates, registerContent } from './content';
import { registerAssets } from './core/assets/assets.routes';
import { enforcePolicies } from './core/auth/access';
import { sessionsRoutes } from './core/auth/sessions.routes';
import { type SessionsService, sessionsService } from './core/auth/sessions.service';
import { tokens } from './core/auth/tokens';
import type { Settings } from './core/config/settings';
import type { Database } from './core/db/database';
import { workAs } from './core/db/work-kind';
import { registerMail } from './core/email/register';
import { registerFiles } from './core/files/register';
import { closeIdleSockets } from './core/http/closing';
import { registerDraining } from './core/http/draining';
import { unlisted } from './core/http/endpoint';
import {
  answer,
  answerClientError,
  answerError,
  answerErrors,
  nothingHere,
} from './core/http/error-handler';
import { registerHealth } from './core/http/health';
import { idempotentWrites } from './core/http/idempotency';
import { acceptJsonOnly } from './core/http/json-body';
import { refuseOtherMethods } from './core/http/methods';
import { registerOpenApi } from './core/http/openapi';
import { refuseWhenOverloaded } from './core/http/overload';
import { readOwnWrites } from './core/http/own-writes';
import { ApiError } from './core/http/problems';
import { sendSecurityHeaders } from './core/http/security-headers';
import { answerBeforeBodyEnds } from './core/http/unread-body';
import { failedJobsService } from './core/jobs/failed-jobs.service';
import { registerJobs } from './core/jobs/jobs';
import { jobsRoutes } from './core/jobs/jobs.routes';
import { speakLanguages } from './core/language/language';
import { measureRequests } from './core/metrics/requests';
import { registerNotifications } from './core/notifications/register';
import { registerPush } from './core/push/register';
import { limitByAction } from './core/rate-limits/by-network';
import { type RateLimiter, rateLimiter } from './core/rate-limits/rate-limiter';
import { limitRates } from './core/rate-limits/rate-limits';
import { traceRequests } from './core/tracing/requests';
import {
  geoService,
  registerDirectory,
  type StatesService,
  statesService,
  type VendorViews,
  viewCounter,
} from './directory';
import { refundCampaign, registerFundraising, whenDonationPaid } from './fundraising';
import { registerIdentity } from './identity';
import { registerMessaging } from './messaging';
import { registerOperator } from './moderation';
import { addDraft, registerOnboarding, removeDraft } from './onboarding';
import { registerPayments } from './payments';
import { registerPhoneMessages } from './phone-messages';
import { conversations } from './phone-replies';
import { registerPractice } from './practice';
import { registerPrivacy, userDeleted } from './privacy';
import {
  namedPages,
  namedPagesRoutes,
  registerReleases,
  registerRollout,
  registerSite,
  speculationRulesRoutes,
} from './releases';
import { registerReviews } from './reviews';
import { notifySubscribers, registerSupport } from './support';

/** What the app needs from the process around it. `site`: also serve the composed product. */
export interface AppOptions {
  settings: Settings;
  database: Database;
  logger: FastifyServerOptions['logger'];
  site: boolean;
  /** The contract of this build; without it nobody asks whether it serves the pages that are open. */
  contract?: SdkTypes;
}

const longestAddress = 4_096;

/** The whole HTTP side, ready to listen or to be injected into. */
export async function buildApp({ settings, database, logger, site, contract }: AppOptions) {
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    logger,
    trustProxy: settings.trustProxy,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  measureRequests(app);
  if (settings.tracing) traceRequests(app);
  countAsInteractive(app);
  speakLanguages(app);
  const isHttps = settings.publicUrl.startsWith('https:');
  readOwnWrites(app, database, isHttps);
  closeIdleSockets(app);
  answerBeforeBodyEnds(app);
  acceptJsonOnly(app);
  sendSecurityHeaders(app, isHttps);
  app.addHook('onRequest', async (request) => {
    if (readPart(request.url).length > longestAddress) {
      throw new ApiError('uri-too-long', `An address has at most ${longestAddress} characters.`);
    }
  });

  const sessions = sessionsService(
    database.query,
    tokens(settings.sessionSecret, settings.publicUrl),
  );
  await limitRates(app, settings);
  refuseWhenOverloaded(app, database);
  enforcePolicies(app, sessions, settings);
  const methods = refuseOtherMethods(app);
  const { addDetail, addCondition } = registerHealth(app, database, settings);
  registerDraining(app, { addCondition });
  const states = statesService(database.reading, () => firstStates(database.reading));
  const namesNothing = namedPages({ db: database.reading, states });
  const views = viewCounter(database.query, (error) => app.log.warn(error, 'views not stored yet'));
  app.addHook('onClose', views.close);
  await app.register(async (api) =>
    registerApi(api, { settings, database, sessions, states, views }),
  );
  await app.register(namedPagesRoutes, { namesNothing });
  await app.register(speculationRulesRoutes);
  await app.register(registerAssets);
  if (contract) registerRollout(app, { contract, settings, addDetail, addCondition });
  if (site) {
    const visited = views.countVisit;
    await registerSite(app, { db: database.query, settings, namesNothing, visited, addDetail });
  }
  methods.finish();
  return app;
}

/** Queries made for a request count as interactive work. */
function countAsInteractive(app: FastifyInstance): void {
  const interactive = (done: () => void) => workAs('interactive', done);
  app.addHook('onRequest', (_request, _reply, done) => interactive(done));
  // A body is read in socket events, which run outside the request's async context.
  app.addHook('preValidation', (_request, _reply, done) => interactive(done));
}

/** Pages ignore their query, which campaign links lengthen; the API reads the whole URL. */
function readPart(url: string): string {
  return url.startsWith('/api/') ? url : (url.split('?', 1)[0] ?? url);
}

interface Api {
  settings: Settings;
  database: Database;
  sessions: SessionsService;
  states: StatesService;
  views: VendorViews;
}

async function registerApi(app: FastifyInstance, api: Api): Promise<void> {
  const { settings, database } = api;
  await app.register(etag, { weak: true });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  const allowed = rateLimiter(database.query);
  limitByAction(app, allowed, settings.limits);
  await registerOpenApi(app, settings.publicUrl);
  await registerContexts(app, { ...api, allowed });
  app.all('/api/*', unlisted, (request, reply) =>
    answer(request, reply, nothingHere(request.method)),
  );
}

/** Registers the contexts in dependency order and passes callbacks from one to the other. */
async function registerContexts(app: FastifyInstance, api: Api & { allowed: RateLimiter }) {
  const { settings, database, sessions, states, views, allowed } = api;
  const { query: db, reading } = database;
  const jobs = registerJobs(app, db);
  const shared = { db, reading, jobs, allowed, settings };
  await registerNotifications(app, database);
  await registerPush(app, shared);
  await app.register(jobsRoutes, { jobs: failedJobsService(db) });
  await registerMail(app, shared);
  await app.register(sessionsRoutes, { db, sessions });
  const files = await registerFiles(app, { ...shared, idempotent: idempotentWrites(db) });
  const geo = geoService(reading);
  const content = await registerContent(app, {
    ...{ db, reading, jobs, geo, states, settings },
    articlePublished: (trx, article) => notifySubscribers(trx, settings, article),
  });
  const home = async () => (await content.site()).place;
  const categories = await registerDirectory(app, { ...shared, files, geo, states, views, home });
  const { onReply } = await registerPhoneMessages(app, shared);
  const { changes, holds, making, bookingChanged, ...paid } = await registerBooking(app, {
    ...shared,
    categories,
    geo,
  });
  const bookings = { changes, holds, making };
  onReply(conversations({ db, bookings, origin: settings.publicUrl }));
  const { queue: payments } = await registerPayments(app, {
    ...{ db, jobs, idempotent: idempotentWrites(db), settings, ...paid },
    onDonationPaid: whenDonationPaid(settings),
    refundCampaign: refundCampaign(db, settings),
  });
  const { people } = await registerIdentity(app, {
    ...shared,
    sessions,
    vendorRegistered: addDraft,
    registrationReplaced: removeDraft,
    userDeleted: userDeleted(changes.cancelAllOf),
  });
  const threads = await registerMessaging(app, shared);
  await registerReviews(app, shared);
  await registerPractice(app, {
    ...shared,
    threads,
    notifyOfBooking: bookingChanged,
    bookings: changes,
  });
  await registerCalendars(app, shared);
  await registerCommunity(app, { db, reading, jobs, categories, settings });
  await registerOnboarding(app, { db, files, settings });
  await registerSupport(app, shared);
  await registerFundraising(app, shared);
  await registerReleases(app, shared);
  await registerOperator(app, { ...shared, payments });
  await registerPrivacy(app, {
    ...{ db, jobs, settings },
    remove: (userId) => people.remove(userId, null),
  });
}

const serverOptions = {
  genReqId: () => uuidv7(),
  requestIdHeader: false,
  bodyLimit: 262_144,
  connectionTimeout: 60_000,
  // Milliseconds for five megabytes over a slow connection.
  requestTimeout: 120_000,
  // Headers arrive at once: a socket that sends them slowly only occupies a connection.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  handlerTimeout: 30_000,
  // A busy machine needs longer than Fastify's ten seconds to start a plugin.
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
