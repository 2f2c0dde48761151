import { resolve } from 'node:path';
import type { SignInProvider } from '@nukkad/platform/contract';
import {
  type BucketSettings,
  bucketSettings,
  isRegistryError,
  openStore,
  type Store,
  tilesFrom,
} from '@nukkad/registry';
import { z } from 'zod';
import type { ReplicaPlace } from '../db/replica';
import { serversIn } from '../db/servers';
import type { TracingSettings } from '../tracing/start-tracing';
import { repositoryRoot } from './package-root';
import {
  checkPayments,
  paymentEnvironment,
  type RazorpaySettings,
  type RazorpayXSettings,
  razorpayOf,
  razorpayXOf,
  type UpiSettings,
  upiOf,
} from './payment-settings';
import { checkPhones, type PhoneSettings, phoneEnvironment, phonesOf } from './phone-settings';
import {
  checkProviders,
  type ProviderSettings,
  providerEnvironment,
  providersOf,
} from './provider-settings';
import { checkPush, type PushSettings, pushEnvironment, pushOf } from './push-settings';
import { keptSecret, knownDefaults } from './secrets';

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535');

const port = (fallback: number) => portNumber.default(fallback);

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= most, `must be at most ${most}`);

const count = (fallback: number, most: number) => wholeNumber(most).default(fallback);

const share = z
  .string()
  .regex(/^(0|1|0?\.\d{1,9}|1\.0{1,9})$/, 'must be a number from 0 to 1')
  .transform(Number);

const address = (schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

/** Of one server, or of several among which the primary is found. */
const databaseAddress = z
  .string()
  .refine(
    (value) =>
      serversIn(value).every(
        (server) => URL.canParse(server) && /^postgres(ql)?:$/.test(new URL(server).protocol),
      ),
    'must be an address that starts with postgres:// or postgresql://',
  );

const scannerAddress = z
  .string()
  .refine(
    (value) =>
      /^unix:\/\/\/[^?#]+$|^tcp:\/\/[^/?#@\s]+:\d{1,5}$/.test(value) && URL.canParse(value),
    'must be unix:///path/to/clamd.ctl or tcp://host:port',
  );

const tilesAddress = z
  .string()
  .transform((value) => tilesFrom(value)?.address)
  .refine(
    (value) => value !== undefined,
    'must be the https address of a PMTiles file, or its path on this site such as /tiles/india.pmtiles',
  );

const secret = z.string().min(32, 'must be at least 32 characters long').optional();

const mailbox = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u,
    'must be an address such as Nukkad <no-reply@nukkad.example>',
  );

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().optional(),
  PORT: port(8080),
  API_PORT: port(4000),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().default('nukkad-api'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_READ_STALENESS: count(2, 60),
  DATABASE_POOL: count(10, 200),
  MIGRATE_AT_START: z.enum(['0', '1']).default('1'),
  NUKKAD_DATA: z.string().default('.nukkad'),
  SITE_DIR: z.string().optional(),
  SEED_SAMPLE: z.enum(['0', '1']).optional(),
  SEED_VENDORS: count(2_000, 5_000_000),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: mailbox.default('Nukkad <no-reply@nukkad.example>'),
  MAP_TILES: tilesAddress.optional(),
  PUBLIC_URL: address(['http:', 'https:']).default('http://localhost:8080'),
  LIMITS: z.enum(['production', 'development']).optional(),
  OPERATOR_PASSKEYS: z.enum(['required', 'optional']).optional(),
  TRUST_PROXY: z.string().optional(),
  BACKUP_HOURS: count(6, 720),
  DRAIN_SECONDS: wholeNumber(60).optional(),
  SESSION_SECRET: secret,
  OTP_PEPPER: secret,
  S3_ENDPOINT: address(['http:', 'https:']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_SESSION_TOKEN: z.string().optional(),
  S3_ADDRESSING: z.enum(['path', 'virtual']).optional(),
  CLAMD_URL: scannerAddress.optional(),
  CONNECTED_CALENDARS: z.enum(['public', 'any', 'off']).default('public'),
  NUKKAD_STORE: z.string().optional(),
  API_UNCHECKED: z
    .string()
    .regex(/^[0-9a-f]{12}: .{1,300}$/, 'must be the contract that /readyz names, then ": " and why')
    .optional(),
  DEV_RELOAD: z.enum(['0', '1']).default('0'),
  RENDER_AHEAD: z.enum(['0', '1']).default('1'),
  RENDER_BUDGET: count(400, 10_000),
  RENDERER_KEY: secret,
  ...providerEnvironment,
  ...paymentEnvironment,
  ...phoneEnvironment,
  ...pushEnvironment,
});

const environment = variables
  .superRefine(checkProviders)
  .superRefine(checkPayments)
  .superRefine(checkPhones)
  .superRefine(checkPush);

/** All settings of this process, validated. Folders are absolute paths. */
export interface Settings {
  production: boolean;
  host: string;
  /** Port of the composed product with the API on one origin. */
  port: number;
  /** Port of the API alone, behind nginx. */
  apiPort: number;
  /** Port of `/metrics`, 0 for any; unset: nothing is measured for others. */
  metricsPort: number | undefined;
  /** Where `/metrics` is reached: what it says is not for the public. */
  metricsHost: string;
  /** Unset: nothing is traced. */
  tracing: TracingSettings | undefined;
  /** Unset: the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  /** Where directory reads go; unset: where all others go. */
  databaseReplica: ReplicaPlace | undefined;
  /** Past the pooler that `databaseUrl` leads to; unset: there is none. */
  databaseDirectUrl: string | undefined;
  databasePool: number;
  /** False: a start neither migrates nor seeds, and fails while a migration is missing. */
  migrateAtStart: boolean;
  dataDir: string;
  siteDir: string;
  /** Number of generated professionals; 0 in production unless set. */
  seedVendors: number;
  /** Demo accounts, whose password is public: never in production. */
  seedDemo: boolean;
  /** Unset: emails go to the development outbox; in production they wait. */
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
  limits: 'production' | 'development';
  /** Required: operator routes are closed until the operator has confirmed with a passkey. */
  operatorPasskeys: 'required' | 'optional';
  /** Address of the PMTiles file of maps; unset: maps are schematic. */
  mapTiles: string | undefined;
  /** Proxies whose forwarded client address is trusted; false: none. */
  trustProxy: string | false;
  /** Hours between backups; 0: never. Embedded database only. */
  backupHours: number;
  /** Between SIGTERM and the end, in which `/readyz` says no and everything is answered. */
  drainSeconds: number;
  sessionSecret: string;
  otpPepper: string;
  /** Unset: files are stored in `dataDir`. */
  fileBucket: BucketSettings | undefined;
  /** ClamAV's daemon, which scans files before they can be opened. Unset: no scanning. */
  scannerUrl: string | undefined;
  /**
   * Which calendars of others are read: `public` ones over https, `any`, also http of this machine, or
   * none.
   */
  connectedCalendars: 'public' | 'any' | 'off';
  /** The registry's store, when the release folders are a copy of it. */
  releaseStore: Store | undefined;
  /** Contract that may serve although open pages need more than it has, and why. */
  uncheckedApi: { digest: string; why: string } | undefined;
  devReload: boolean;
  /** Public pages are rendered ahead of the visit. */
  renderAhead: boolean;
  /** Milliseconds that a visitor waits for a page nobody has asked for before. */
  renderBudget: number;
  /** Shared with a renderer that runs by itself, whose reads no limit counts. */
  rendererKey: string | undefined;
  /** Of rendering processes, for tests: their program, and milliseconds after which one hangs. */
  rendering?: { program: string; longest: number };
  /** Only the configured providers. */
  signInProviders: Partial<Record<SignInProvider, ProviderSettings>>;
  /** Unset: Razorpay takes no payments. */
  razorpay: RazorpaySettings | undefined;
  /** Unset: operators verify accounts and pay by transfer. */
  razorpayX: RazorpayXSettings | undefined;
  /** Unset: nobody pays over UPI without a provider. */
  upi: UpiSettings | undefined;
  /** Messages to telephones: SMS and WhatsApp. */
  phones: PhoneSettings;
  /** Notifications on devices while no page is open. */
  push: PushSettings;
}

/** Invalid settings; the message has one line per setting. */
export class SettingsError extends Error {
  readonly code = 'settings';
}

/**
 * Reads the settings from `env`, where an empty value counts as unset. Fails with `SettingsError`
 * when a setting is invalid.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')} ${words(issue)}`);
    throw new SettingsError(lines.join('\n'));
  }
  const said = read.data;
  const production = said.NODE_ENV === 'production';
  const hasSample = said.SEED_SAMPLE === undefined ? !production : said.SEED_SAMPLE === '1';
  const dataDir = resolve(repositoryRoot, said.NUKKAD_DATA);
  const secretOf = (name: 'SESSION_SECRET' | 'OTP_PEPPER') =>
    secretFor(name, said[name], production, dataDir);
  return {
    production,
    host: said.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port: said.PORT,
    apiPort: said.API_PORT,
    metricsPort: said.METRICS_PORT,
    metricsHost: said.METRICS_HOST,
    tracing: tracingOf(said),
    databaseUrl: said.DATABASE_URL,
    databaseReplica: replicaOf(said),
    databaseDirectUrl: said.DATABASE_DIRECT_URL,
    databasePool: said.DATABASE_POOL,
    migrateAtStart: said.MIGRATE_AT_START === '1',
    dataDir,
    siteDir: resolve(repositoryRoot, said.SITE_DIR ?? resolve(dataDir, 'site')),
    seedVendors: hasSample ? said.SEED_VENDORS : 0,
    seedDemo: hasSample && !production,
    smtpUrl: said.SMTP_URL,
    mailFrom: said.MAIL_FROM,
    publicUrl: said.PUBLIC_URL,
    limits: said.LIMITS ?? (production ? 'production' : 'development'),
    operatorPasskeys: said.OPERATOR_PASSKEYS ?? (production ? 'required' : 'optional'),
    mapTiles: said.MAP_TILES,
    trustProxy: said.TRUST_PROXY ?? false,
    backupHours: said.BACKUP_HOURS,
    drainSeconds: said.DRAIN_SECONDS ?? (production ? 5 : 0),
    sessionSecret: secretOf('SESSION_SECRET'),
    otpPepper: secretOf('OTP_PEPPER'),
    fileBucket: bucketOf(said),
    scannerUrl: said.CLAMD_URL,
    connectedCalendars: connectedOf(said, production),
    releaseStore: storeOf(said),
    uncheckedApi: uncheckedOf(said.API_UNCHECKED),
    devReload: said.DEV_RELOAD === '1' && !production,
    renderAhead: said.RENDER_AHEAD === '1',
    renderBudget: said.RENDER_BUDGET,
    rendererKey: said.RENDERER_KEY,
    signInProviders: providersOf(said),
    razorpay: razorpayOf(said),
    razorpayX: razorpayXOf(said),
    upi: upiOf(said),
    phones: phonesOf(said),
    push: pushOf(said),
  };
}

function uncheckedOf(said: string | undefined): Settings['uncheckedApi'] {
  return said === undefined ? undefined : { digest: said.slice(0, 12), why: said.slice(14) };
}

/** In production whoever connects a calendar would read what only this machine reaches. */
function connectedOf(
  { CONNECTED_CALENDARS: reach }: z.infer<typeof variables>,
  production: boolean,
): Settings['connectedCalendars'] {
  if (production && reach === 'any') {
    throw new SettingsError('CONNECTED_CALENDARS must be public or off in production');
  }
  return reach;
}

function replicaOf(said: z.infer<typeof variables>): ReplicaPlace | undefined {
  const { DATABASE_URL, DATABASE_READ_URL: url, DATABASE_READ_STALENESS: seconds } = said;
  if (url === undefined) return undefined;
  if (DATABASE_URL === undefined) {
    throw new SettingsError('DATABASE_READ_URL needs DATABASE_URL: it is read beside that server');
  }
  if (seconds === 0) throw new SettingsError('DATABASE_READ_STALENESS must be at least 1');
  return { url, staleness: seconds * 1_000 };
}

function tracingOf(said: z.infer<typeof variables>): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = said;
  if (endpoint === undefined) return undefined;
  return { endpoint, service: said.OTEL_SERVICE_NAME, share: said.OTEL_TRACES_SAMPLER_ARG };
}

/** Without S3_BUCKET, what else is said of S3 belongs to the release store. */
function bucketOf(said: z.infer<typeof variables>): BucketSettings | undefined {
  const { S3_BUCKET, NUKKAD_STORE, S3_ENDPOINT, S3_ACCESS_KEY_ID } = said;
  if (S3_BUCKET === undefined) {
    if (NUKKAD_STORE || !(S3_ENDPOINT || S3_ACCESS_KEY_ID)) return undefined;
    throw new SettingsError('S3_BUCKET is needed for a bucket');
  }
  const settings = bucketSettings(S3_BUCKET, said);
  if ('missing' in settings) throw new SettingsError(`${settings.missing} is needed for a bucket`);
  return settings;
}

function storeOf(said: z.infer<typeof variables>): Store | undefined {
  const { NUKKAD_STORE: address } = said;
  try {
    return address === undefined ? undefined : openStore(address, said);
  } catch (error) {
    if (isRegistryError(error)) throw new SettingsError(`NUKKAD_STORE: ${error.message}`);
    throw error;
  }
}

function words(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be ${issue.values.join(' or ')}` : issue.message;
}

function secretFor(
  name: string,
  value: string | undefined,
  production: boolean,
  dataDir: string,
): string {
  if (production && value === undefined)
    throw new SettingsError(`${name} must be set in production`);
  if (production && value !== undefined && knownDefaults.has(value)) {
    throw new SettingsError(`${name} is a published example: set one of your own`);
  }
  return value ?? keptSecret(dataDir, name);
}
