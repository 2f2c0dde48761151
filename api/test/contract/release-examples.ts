import { type CallName, endpoints } from '@nukkad/platform/contract';
import { status } from '@nukkad/registry';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import type { TestRegistry } from '../app/registry';
import { signedIn } from '../app/signed-in';

const part = 'mf-public';
const reason = 'Cards are empty.';

type Asked = (
  registry: TestRegistry,
  running: TestApp,
) => Promise<Pick<InjectOptions, 'url' | 'payload'>>;

const asked: Partial<Record<CallName, Asked>> = {
  getReleases: async () => ({}),
  getReleaseLog: async () => ({}),
  getPartReleases: async () => ({ url: `/api/operator/releases/${part}` }),
  takeBackCanary: async (registry) => {
    await registry.tryOut('tried out', 500);
    const [stable] = await status(registry.places);
    const url = `/api/operator/canaries/${stable?.canary?.id}/stop`;
    return { url, payload: { reason } };
  },
  getClientErrors: async (_, running) => {
    await reportedError(running);
    return {};
  },
  getClientErrorTrace: async (_, running) => {
    const url = endpoints.getClientErrorTrace.path.replace(':error', await reportedError(running));
    return { url };
  },
  rollBackPart: async (registry) => {
    const version = await registry.release('earlier');
    await registry.release('later');
    return { url: `/api/operator/releases/${part}/rollback`, payload: { version, reason } };
  },
};

/** Id of an error that a page reported with its stack. */
async function reportedError({ app, database }: TestApp): Promise<string> {
  const stack = `TypeError\n    at Cards (https://site.example/remotes/${part}/0123456789abcdef/cards.js:1:2)`;
  const payload = { code: 'UNCAUGHT', message: 'no cards', path: '/doctors', stack };
  const { method, path: url } = endpoints.reportClientError;
  await app.inject({ method, url, payload });
  const newest = database.query.selectFrom('client_error').select('id').orderBy('id', 'desc');
  return (await newest.executeTakeFirstOrThrow()).id;
}

/** A valid request of a call about releases; undefined for any other call. */
export async function releaseExample(
  running: TestApp,
  registry: TestRegistry,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const ask = asked[name];
  if (!ask) return undefined;
  const { token } = await signedIn(running.app, 'operator');
  const headers = { authorization: `Bearer ${token}` };
  return { url: endpoints[name].path, headers, ...(await ask(registry, running)) };
}
