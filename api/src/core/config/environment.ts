import { tilesFrom } from '@nukkad/registry';
import { z } from 'zod';
import { serversIn } from '../db/servers';
import { checkPayments, paymentEnvironment } from './payment-settings';
import { checkPhones, phoneEnvironment } from './phone-settings';
import { checkProviders, providerEnvironment } from './provider-settings';
import { checkPush, pushEnvironment } from './push-settings';

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

/** The environment variables of this process, each checked by itself. */
export const environment = variables
  .superRefine(checkProviders)
  .superRefine(checkPayments)
  .superRefine(checkPhones)
  .superRefine(checkPush);

/** What they say, with defaults. */
export type Variables = z.infer<typeof variables>;
