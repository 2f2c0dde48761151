import { type CallName, endpoints, messages } from '@nukkad/platform/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings';
import { ApiError } from '../http/problems';
import { type Policy, policies, recentlyAuthenticated } from './policies';
import type { SessionsService } from './sessions.service';
import type { Person } from './sessions.store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Policy of a route that is not a call of the contract. */
    policy?: Policy;
    /** Also open to users whose email is not verified yet. */
    isOpenUnverified?: boolean;
    /** Also open to operators who have yet to confirm with a passkey. */
    isOpenWithoutPasskey?: boolean;
  }
  interface FastifyRequest {
    /** The caller; null on public routes, and for visitors on open ones. */
    person: Person | null;
  }
}

/**
 * Rejects every caller whom the route's policy does not allow. Call it before the first route: a
 * route registered without a policy makes the start fail.
 */
export function enforcePolicies(
  app: FastifyInstance,
  sessions: SessionsService,
  { operatorPasskeys }: Pick<Settings, 'operatorPasskeys'>,
): void {
  app.decorateRequest('person', null);
  app.addHook('onRoute', (route) => {
    const policy = route.config?.policy ?? policyOf(route.method, route.url);
    if (!policy) throw new Error(`${route.method} ${route.url} has no policy.`);
    route.config = { ...route.config, policy };
  });
  app.addHook('onRequest', async (request, reply) => {
    const { policy } = request.routeOptions.config;
    if (request.is404 || policy === 'public') return;
    reply.header('cache-control', 'no-store');
    if (policy === 'open' && request.headers.authorization === undefined) return;
    const person = await sessions.personOf(tokenOf(request), request.headers['user-agent']);
    if (!person) {
      reply.header('www-authenticate', 'Bearer');
      throw new ApiError('unauthenticated', 'Log in to do this.');
    }
    mustBeAllowed(person, request, operatorPasskeys);
    request.person = person;
  });
}

/** Fails for a caller whom the policy excludes, or whose verification or passkey is missing. */
function mustBeAllowed(
  person: Person,
  request: FastifyRequest,
  operatorPasskeys: Settings['operatorPasskeys'],
): void {
  const { policy, isOpenUnverified, isOpenWithoutPasskey } = request.routeOptions.config;
  if (!person.isVerified && !isOpenUnverified) {
    throw new ApiError('email-unverified', 'Verify your email first.');
  }
  if (!policy || !rules[policy](person, request.params as Named)) {
    throw new ApiError('forbidden', 'This is not yours.');
  }
  if (operatorPasskeys === 'required' && !isOpenWithoutPasskey && lacksPasskey(person)) {
    throw new ApiError('passkey-required', messages.passkeyRequired);
  }
  if (needsRecent(request)) requireRecentAuthentication(person);
}

/** The caller of a route whose policy is not public. */
export function requireUser({ person }: FastifyRequest): Person {
  if (!person) throw new Error('A route that needs a person has the policy public.');
  return person;
}

/** Fails with `reauthentication-required` when the last authentication is too long ago. */
export function requireRecentAuthentication({ isRecentlyAuthenticated }: Person): void {
  if (isRecentlyAuthenticated) return;
  throw new ApiError('reauthentication-required', messages.reauthenticationRequired);
}

interface Named {
  id?: string;
  userId?: string;
  vendorId?: string;
}

const isOperator = ({ role }: Person) => role === 'operator';

const lacksPasskey = (person: Person) => isOperator(person) && person.passkeyId === null;

const rules: Record<Policy, (person: Person, named: Named) => boolean> = {
  public: () => true,
  open: () => true,
  'signed-in': () => true,
  vendor: (person) => isOperator(person) || person.vendorId !== null,
  owner: (person, { id, userId }) => {
    const named = userId ?? id;
    return isOperator(person) || named?.toLowerCase() === person.userId;
  },
  'vendor-owner': (person, { vendorId }) =>
    isOperator(person) || (person.vendorId !== null && vendorId?.toLowerCase() === person.vendorId),
  operator: isOperator,
};

function tokenOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w.-]{1,2048})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

const byAddress = new Map<string, Policy>(
  Object.entries(endpoints).map(([name, { method, path }]) => [
    `${method} ${path}`,
    policies[name as keyof typeof policies],
  ]),
);

const recentAddresses = new Set(
  [...recentlyAuthenticated].map((name: CallName) => addressOf(endpoints[name])),
);

function addressOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

const needsRecent = ({ method, routeOptions }: FastifyRequest): boolean => {
  const asked = method === 'HEAD' ? 'GET' : method;
  return recentAddresses.has(`${asked} ${routeOptions.url}`);
};

/** Path of the API docs: their library registers its own routes, without policies. */
const description = '/api/docs';

function policyOf(method: string | string[], url: string): Policy | undefined {
  if (url === description || url.startsWith(`${description}/`)) return 'public';
  const asked = [method].flat().filter((one) => one !== 'HEAD' || !byAddress.has(`GET ${url}`));
  const found =
    asked.length === 0
      ? [byAddress.get(`GET ${url}`)]
      : asked.map((one) => byAddress.get(`${one} ${url}`));
  return found.every((one) => one === found[0]) ? found[0] : undefined;
}
