import { resolve } from 'node:path';
import type { SignInProvider } from '@nukkad/platform/contract';
import {
  type BucketSettings,
  bucketSettings,
  isRegistryError,
  openStore,
  type Store,
} from '@nukkad/registry';
import type { z } from 'zod';
import type { ReplicaPlace } from '../db/replica';
import type { TracingSettings } from '../tracing/start-tracing';
import { environment, type Variables } from './environment';
import { repositoryRoot } from './package-root';
import {
  type RazorpaySettings,
  type RazorpayXSettings,
  razorpayOf,
  razorpayXOf,
  type UpiSettings,
  upiOf,
} from './payment-settings';
import { type PhoneSettings, phonesOf } from './phone-settings';
import { type ProviderSettings, providersOf } from './provider-settings';
import { type PushSettings, pushOf } from './push-settings';
import { keptSecret, knownDefaults } from './secrets';

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
  { CONNECTED_CALENDARS: reach }: Variables,
  production: boolean,
): Settings['connectedCalendars'] {
  if (production && reach === 'any') {
    throw new SettingsError('CONNECTED_CALENDARS must be public or off in production');
  }
  return reach;
}

function replicaOf(said: Variables): ReplicaPlace | undefined {
  const { DATABASE_URL, DATABASE_READ_URL: url, DATABASE_READ_STALENESS: seconds } = said;
  if (url === undefined) return undefined;
  if (DATABASE_URL === undefined) {
    throw new SettingsError('DATABASE_READ_URL needs DATABASE_URL: it is read beside that server');
  }
  if (seconds === 0) throw new SettingsError('DATABASE_READ_STALENESS must be at least 1');
  return { url, staleness: seconds * 1_000 };
}

function tracingOf(said: Variables): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = said;
  if (endpoint === undefined) return undefined;
  return { endpoint, service: said.OTEL_SERVICE_NAME, share: said.OTEL_TRACES_SAMPLER_ARG };
}

/** Without S3_BUCKET, what else is said of S3 belongs to the release store. */
function bucketOf(said: Variables): BucketSettings | undefined {
  const { S3_BUCKET, NUKKAD_STORE, S3_ENDPOINT, S3_ACCESS_KEY_ID } = said;
  if (S3_BUCKET === undefined) {
    if (NUKKAD_STORE || !(S3_ENDPOINT || S3_ACCESS_KEY_ID)) return undefined;
    throw new SettingsError('S3_BUCKET is needed for a bucket');
  }
  const settings = bucketSettings(S3_BUCKET, said);
  if ('missing' in settings) throw new SettingsError(`${settings.missing} is needed for a bucket`);
  return settings;
}

function storeOf(said: Variables): Store | undefined {
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
