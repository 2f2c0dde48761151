import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../test/process/at-exit';
import { repositoryRoot } from './package-root';
import { readSettings, SettingsError } from './settings';

const folder = () => temporaryFolder('settings');
const secrets = { SESSION_SECRET: 's'.repeat(40), OTP_PEPPER: 'p'.repeat(40) };

test('without any setting the documented defaults hold', () => {
  const settings = readSettings({ NUKKAD_DATA: folder() });
  assert.equal(settings.port, 8080);
  assert.equal(settings.apiPort, 4000);
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.seedVendors, 2000);
  assert.equal(settings.publicUrl, 'http://localhost:8080');
  assert.equal(settings.limits, 'development');
  assert.equal(settings.siteDir, join(settings.dataDir, 'site'));
});

for (const [given, vendors, demo] of [
  [{}, 2000, true],
  [{ SEED_SAMPLE: '0' }, 0, false],
  [{ NODE_ENV: 'production' }, 0, false],
  [{ NODE_ENV: 'production', SEED_VENDORS: '30' }, 0, false],
  [{ NODE_ENV: 'production', SEED_SAMPLE: '1', SEED_VENDORS: '30' }, 30, false],
] as const) {
  test(`${JSON.stringify(given)} invents ${vendors} professionals`, () => {
    const settings = readSettings({ ...secrets, NUKKAD_DATA: folder(), ...given });
    assert.deepEqual([settings.seedVendors, settings.seedDemo], [vendors, demo]);
  });
}

test('relative folders are taken from the repository', () => {
  assert.equal(
    readSettings({ ...secrets, NUKKAD_DATA: 'elsewhere' }).dataDir,
    join(repositoryRoot, 'elsewhere'),
  );
});

test('a replica is read beside the servers of DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://nukkad@first:5432,second:5433/nukkad';
  const DATABASE_READ_URL = 'postgres://nukkad@second:5433/nukkad';
  const read = (env = {}) =>
    readSettings({ NUKKAD_DATA: folder(), DATABASE_URL, DATABASE_READ_URL, ...env });
  assert.deepEqual(read().databaseReplica, { url: DATABASE_READ_URL, staleness: 2_000 });
  assert.equal(read({ DATABASE_READ_STALENESS: '5' }).databaseReplica?.staleness, 5_000);
  const several = 'postgres://nukkad@second:5433,third:5433/nukkad';
  assert.equal(read({ DATABASE_READ_URL: several }).databaseReplica?.url, several);
  assert.throws(() => read({ DATABASE_READ_STALENESS: '0' }), /must be at least 1/);
});

test('an empty value is no value', () => {
  assert.equal(readSettings({ NUKKAD_DATA: folder(), PORT: '', DATABASE_URL: '' }).port, 8080);
});

const wrong: [name: string, value: string, said: RegExp][] = [
  ['PORT', 'http', /^PORT must be a whole number$/],
  ['PORT', '70000', /^PORT must be at most 65535$/],
  ['API_PORT', '-1', /^API_PORT must be/],
  ['METRICS_PORT', 'on', /^METRICS_PORT must be a whole number$/],
  ['DATABASE_URL', 'mysql://db', /^DATABASE_URL must be an address that starts with postgres:\/\//],
  ['DATABASE_URL', 'postgres://a,b:x/n', /^DATABASE_URL must be an address that starts/],
  ['DATABASE_READ_URL', 'http://replica', /^DATABASE_READ_URL must be an address that starts/],
  ['DATABASE_READ_URL', 'postgres://replica/nukkad', /^DATABASE_READ_URL needs DATABASE_URL/],
  ['DATABASE_READ_STALENESS', '61', /^DATABASE_READ_STALENESS must be at most 60$/],
  ['SEED_VENDORS', '1e3', /^SEED_VENDORS must be a whole number$/],
  ['SEED_VENDORS', '99999999', /^SEED_VENDORS must be at most/],
  ['SMTP_URL', 'mail.example', /^SMTP_URL must be/],
  ['MAIL_FROM', 'Nukkad', /^MAIL_FROM must be an address/],
  ['MAIL_FROM', 'a@b.example\nBcc: c@d.example', /^MAIL_FROM must be an address/],
  ['OIDC_APPLE_ISSUER', 'http://apple.example', /^OIDC_APPLE_ISSUER must be an https address$/],
  ['OIDC_GOOGLE_CLIENT_ID', 'nukkad', /^OIDC_GOOGLE_CLIENT_SECRET must be set as well/],
  ['OIDC_GOOGLE_CLIENT_SECRET', 'secret', /^OIDC_GOOGLE_CLIENT_ID must be set as well/],
  ['PUBLIC_URL', 'nukkad', /^PUBLIC_URL must be/],
  ['RAZORPAY_KEY_ID', 'rzp_test_1', /^RAZORPAY_KEY_SECRET must be set as well/],
  ['RAZORPAY_WEBHOOK_SECRET', 'secret', /^RAZORPAY_KEY_ID must be set as well/],
  ['RAZORPAY_URL', 'http://api.example', /^RAZORPAY_URL must be an https address$/],
  ['RAZORPAYX_KEY_ID', 'rzp_1', /^RAZORPAYX_KEY_SECRET must be set as well/],
  ['RAZORPAYX_ACCOUNT_NUMBER', 'mine', /^RAZORPAYX_ACCOUNT_NUMBER must be the number/],
  ['UPI_VPA', 'nukkad', /^UPI_VPA must be an address such as nukkad@bank\n/],
  ['UPI_VPA', 'nukkad@bank', /^UPI_NAME must be set as well/],
  ['CLAMD_URL', '/run/clamav/clamd.ctl', /^CLAMD_URL must be unix:/],
  ['CLAMD_URL', 'tcp://scanner', /^CLAMD_URL must be unix:/],
  ['CONNECTED_CALENDARS', 'private', /^CONNECTED_CALENDARS must be public or any or off$/],
  ['LIMITS', 'none', /^LIMITS must be production or development$/],
  ['MAP_TILES', 'tiles.pmtiles', /^MAP_TILES must be the https address of a PMTiles file/],
  ['MAP_TILES', '//elsewhere.example/a.pmtiles', /^MAP_TILES must be/],
  ['MAP_TILES', 'http://elsewhere.example/a.pmtiles', /^MAP_TILES must be/],
  ['NODE_ENV', 'staging', /^NODE_ENV must be production or development or test$/],
  ['SESSION_SECRET', 'short', /^SESSION_SECRET must be at least 32 characters long$/],
  ['DEV_RELOAD', 'yes', /^DEV_RELOAD must be 0 or 1$/],
];
for (const [name, value, said] of wrong) {
  test(`${name}=${value} is refused in one line`, () => {
    assert.throws(() => readSettings({ NUKKAD_DATA: folder(), [name]: value }), {
      code: 'settings',
      message: said,
    });
  });
}

test('every wrong setting has its line', () => {
  assert.throws(
    () => readSettings({ PORT: 'a', LIMITS: 'b' }),
    (error) => error instanceof SettingsError && error.message.split('\n').length === 2,
  );
});

test('development makes its secrets once and keeps them to itself', () => {
  const NUKKAD_DATA = folder();
  const first = readSettings({ NUKKAD_DATA });
  assert.ok(first.sessionSecret.length >= 32);
  assert.notEqual(first.sessionSecret, first.otpPepper);
  assert.equal(readSettings({ NUKKAD_DATA }).sessionSecret, first.sessionSecret);
  assert.equal(statSync(join(NUKKAD_DATA, 'secrets', 'session-secret')).mode & 0o777, 0o600);
});

test('production refuses to start without secrets of its own', () => {
  const production = { NODE_ENV: 'production', NUKKAD_DATA: folder() };
  assert.throws(() => readSettings(production), /SESSION_SECRET must be set in production$/);
  assert.throws(
    () => readSettings({ ...production, ...secrets, OTP_PEPPER: undefined }),
    /OTP_PEPPER must be set/,
  );
  const published = 'change-me-change-me-change-me-change-me';
  assert.throws(
    () => readSettings({ ...production, ...secrets, SESSION_SECRET: published }),
    /SESSION_SECRET is a published example/,
  );
  assert.equal(readSettings({ ...production, ...secrets }).limits, 'production');
});

test('operators need a passkey in production, unless it is said otherwise', () => {
  const NUKKAD_DATA = folder();
  const production = { NODE_ENV: 'production', NUKKAD_DATA, ...secrets };
  assert.equal(readSettings({ NUKKAD_DATA }).operatorPasskeys, 'optional');
  assert.equal(readSettings(production).operatorPasskeys, 'required');
  const optional = { OPERATOR_PASSKEYS: 'optional' };
  assert.equal(readSettings({ ...production, ...optional }).operatorPasskeys, 'optional');
  assert.throws(() => readSettings({ OPERATOR_PASSKEYS: 'maybe' }), /^.*OPERATOR_PASSKEYS must be/);
});

test('calendars of this machine’s own network are not read in production', () => {
  const NUKKAD_DATA = folder();
  const any = { NUKKAD_DATA, ...secrets, CONNECTED_CALENDARS: 'any' };
  assert.equal(readSettings({ NUKKAD_DATA }).connectedCalendars, 'public');
  assert.equal(readSettings(any).connectedCalendars, 'any');
  assert.throws(
    () => readSettings({ ...any, NODE_ENV: 'production' }),
    /^.*CONNECTED_CALENDARS must be public or off in production$/,
  );
});

test('a provider is there when it is set up', () => {
  const NUKKAD_DATA = folder();
  assert.deepEqual(readSettings({ NUKKAD_DATA }).signInProviders, {});
  const keys = { OIDC_APPLE_CLIENT_ID: 'nukkad', OIDC_APPLE_CLIENT_SECRET: 'key' };
  assert.deepEqual(readSettings({ NUKKAD_DATA, ...keys }).signInProviders, {
    apple: {
      ...{ issuer: 'https://appleid.apple.com', trustsEmail: false },
      ...{ clientId: 'nukkad', clientSecret: 'key' },
    },
  });
});

test('Facebook is there only for whoever takes its addresses as verified', () => {
  const keys = { OIDC_FACEBOOK_CLIENT_ID: 'nukkad', OIDC_FACEBOOK_CLIENT_SECRET: 'key' };
  const env = { NUKKAD_DATA: folder(), ...keys };
  assert.throws(() => readSettings(env), /^.*OIDC_FACEBOOK_TRUST_EMAIL must be 1/);
  const trusting = readSettings({ ...env, OIDC_FACEBOOK_TRUST_EMAIL: '1' });
  assert.equal(trusting.signInProviders.facebook?.trustsEmail, true);
  const other = readSettings({ ...env, OIDC_FACEBOOK_ISSUER: 'https://id.example' });
  assert.equal(other.signInProviders.facebook?.trustsEmail, false);
});

test('a provider without TLS is for this machine, and not for production', () => {
  const env = { NUKKAD_DATA: folder(), OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:9000' };
  assert.doesNotThrow(() => readSettings(env));
  assert.throws(
    () => readSettings({ ...env, ...secrets, NODE_ENV: 'production' }),
    /^.*OIDC_GOOGLE_ISSUER must be an https address$/,
  );
});

const bucket = {
  ...{ S3_ENDPOINT: 'https://files.example', S3_BUCKET: 'people' },
  ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
};

test('files lie in a bucket where all of it is said, else on the disk', () => {
  assert.equal(readSettings({ NUKKAD_DATA: folder() }).fileBucket, undefined);
  assert.deepEqual(readSettings({ NUKKAD_DATA: folder(), ...bucket }).fileBucket, {
    ...{ endpoint: 'https://files.example', bucket: 'people', region: 'us-east-1' },
    ...{ addressing: 'path', keys: { accessKeyId: 'key', secretAccessKey: 'secret' } },
  });
});

test('a bucket of AWS needs its name alone: its keys are those of the machine', () => {
  const { fileBucket } = readSettings({ NUKKAD_DATA: folder(), S3_BUCKET: 'people' });
  const region = 'us-east-1';
  assert.deepEqual(fileBucket, { bucket: 'people', region, addressing: 'virtual' });
});

for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
  test(`a bucket without ${name} is refused`, () => {
    const { [name as keyof typeof bucket]: _, ...rest } = bucket;
    assert.throws(
      () => readSettings({ NUKKAD_DATA: folder(), ...rest }),
      new RegExp(`${name} is needed for a bucket`),
    );
  });
}

test('a bucket may be for releases alone', () => {
  const { S3_BUCKET: _, ...keys } = bucket;
  const env = { ...keys, NUKKAD_DATA: folder(), NUKKAD_STORE: 's3://releases/live' };
  const { fileBucket, releaseStore } = readSettings(env);
  assert.deepEqual([fileBucket, releaseStore?.name], [undefined, 's3://releases/live']);
  const without = { ...env, S3_ACCESS_KEY_ID: undefined };
  assert.throws(() => readSettings(without), /^.*NUKKAD_STORE: s3:.* needs S3_ACCESS_KEY_ID/);
});

test('an API that may serve unchecked is named by its contract, with a reason', () => {
  const { uncheckedApi } = readSettings({ API_UNCHECKED: '3f2a91c07d5e: the wizard is closed' });
  assert.deepEqual(uncheckedApi, { digest: '3f2a91c07d5e', why: 'the wizard is closed' });
  for (const said of ['1', '3f2a91c07d5e', '3f2a91c07d5e: ', `3f2a91c07d5e: ${'x'.repeat(301)}`]) {
    assert.throws(
      () => readSettings({ API_UNCHECKED: said }),
      /API_UNCHECKED must be the contract/,
    );
  }
});

test('.env.example names every setting and no other', () => {
  const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8');
  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name).sort();
  assert.deepEqual(named, [
    'API_ORIGIN',
    'API_PORT',
    'API_UNCHECKED',
    'BACKUP_HOURS',
    'CLAMD_URL',
    'CONNECTED_CALENDARS',
    'DATABASE_DIRECT_URL',
    'DATABASE_POOL',
    'DATABASE_READ_STALENESS',
    'DATABASE_READ_URL',
    'DATABASE_URL',
    'DEV_RELOAD',
    'DRAIN_SECONDS',
    'HOST',
    'LIMITS',
    'MAIL_FROM',
    'MAP_TILES',
    'METRICS_HOST',
    'METRICS_PORT',
    'MIGRATE_AT_START',
    'NGINX_CLIENT_HEADER',
    'NGINX_TRUST_PROXY',
    'NODE_ENV',
    'NUKKAD_ASSETS',
    'NUKKAD_BY',
    'NUKKAD_CANARY_KEY',
    'NUKKAD_DATA',
    'NUKKAD_MIRRORS',
    'NUKKAD_OFFLINE',
    'NUKKAD_SIGNING_KEY',
    'NUKKAD_STORE',
    'NUKKAD_TIMESTAMP_KEY',
    'OIDC_APPLE_CLIENT_ID',
    'OIDC_APPLE_CLIENT_SECRET',
    'OIDC_APPLE_ISSUER',
    'OIDC_FACEBOOK_CLIENT_ID',
    'OIDC_FACEBOOK_CLIENT_SECRET',
    'OIDC_FACEBOOK_ISSUER',
    'OIDC_FACEBOOK_TRUST_EMAIL',
    'OIDC_GOOGLE_CLIENT_ID',
    'OIDC_GOOGLE_CLIENT_SECRET',
    'OIDC_GOOGLE_ISSUER',
    'OPERATOR_PASSKEYS',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_SAMPLER_ARG',
    'OTP_PEPPER',
    'PHONE_CODE_RUPEES_A_DAY',
    'PHONE_COUNTRIES',
    'PHONE_MESSAGES_A_DAY',
    'PHONE_RUPEES_A_DAY',
    'PORT',
    'PUBLIC_URL',
    'PUSH_MESSAGES_A_DAY',
    'PUSH_SERVICES',
    'RAZORPAYX_ACCOUNT_NUMBER',
    'RAZORPAYX_KEY_ID',
    'RAZORPAYX_KEY_SECRET',
    'RAZORPAYX_WEBHOOK_SECRET',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_URL',
    'RAZORPAY_WEBHOOK_SECRET',
    'RENDERER_HOST',
    'RENDERER_KEY',
    'RENDERER_PORT',
    'RENDER_AHEAD',
    'RENDER_BUDGET',
    'S3_ACCESS_KEY_ID',
    'S3_ADDRESSING',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_SECRET_ACCESS_KEY',
    'S3_SESSION_TOKEN',
    'SEED_SAMPLE',
    'SEED_VENDORS',
    'SESSION_SECRET',
    'SITE_DIR',
    'SMS_API',
    'SMS_ENTITY_ID',
    'SMS_KEY',
    'SMS_PAISE',
    'SMS_PROVIDER',
    'SMS_REPORT_KEY',
    'SMS_SENDER',
    'SMS_TEMPLATE_IDS',
    'SMS_USER',
    'SMTP_URL',
    'TRUST_PROXY',
    'UPI_NAME',
    'UPI_VPA',
    'VAPID_PRIVATE_KEY',
    'VAPID_PUBLIC_KEY',
    'VAPID_SUBJECT',
    'WHATSAPP_API',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_PAISE',
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
});
