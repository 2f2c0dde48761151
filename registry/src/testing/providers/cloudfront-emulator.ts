import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createContext, runInContext } from 'node:vm';
import type { Served } from '../serving';
import {
  checkFunction,
  policyHeaders,
  propertiesOf,
  type Resources,
  resolved,
} from './cloudfront-template';
import { fetchServer, packed, TEXTS } from './fetch-server';

interface Behaviour {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  Compress: boolean;
  CachePolicyId: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
}

interface Origin {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginAccessControlId?: string;
  CustomOriginConfig?: { OriginProtocolPolicy: string; HTTPPort?: number; HTTPSPort?: number };
}

interface Distribution {
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors: Behaviour[];
  Origins: Origin[];
  CustomErrorResponses: { ErrorCode: number; ResponsePagePath?: string }[];
}

interface Values {
  [name: string]: { value: string; multiValue?: { value: string }[] };
}

/** What the function answers: the request as it goes on, or a response. */
interface Outcome {
  uri?: string;
  statusCode?: number;
  headers: Values;
  body?: string;
}

interface Deployment {
  resources: Resources;
  distribution: Distribution;
  run(event: object): Outcome;
}

/** Compressed are responses of these sizes, whose cache policy keeps them for a while. */
const PACKING = { smallest: 1000, types: TEXTS };

/** Behaviours of a distribution. */
const BEHAVIOURS = 75;

/**
 * CloudFront, for what `nukkad export --for cloudfront` wrote: reads `template.json` and runs its
 * function before a bucket.
 *
 * @param endpoint origin of the store that the bucket is in
 * @throws AssertionError for what CloudFormation or CloudFront would refuse
 */
export async function emulateCloudfront(
  config: string,
  endpoint: string,
): Promise<Served & { deploy(): Promise<void> }> {
  let live = await deployment(config);
  const server = await fetchServer((request, address) => answer(live, endpoint, request, address));
  return {
    ...server,
    async deploy() {
      live = await deployment(config);
    },
  };
}

async function deployment(config: string): Promise<Deployment> {
  const template = JSON.parse(await readFile(path.join(config, 'template.json'), 'utf8'));
  const resources = resolved(template);
  const { FunctionCode, FunctionConfig } = propertiesOf<{
    FunctionCode: string;
    FunctionConfig: { Runtime: string };
  }>(resources, 'ViewerRequest', 'CloudFront::Function');
  checkFunction(FunctionCode, FunctionConfig.Runtime);
  const context = createContext({});
  runInContext(`'use strict';${FunctionCode}`, context);
  const { DistributionConfig: distribution } = propertiesOf<{ DistributionConfig: Distribution }>(
    resources,
    'Distribution',
    'CloudFront::Distribution',
  );
  assert.ok(distribution.CacheBehaviors.length < BEHAVIOURS);
  // A page of errors would be that of every origin.
  for (const { ResponsePagePath } of distribution.CustomErrorResponses) {
    assert.equal(ResponsePagePath, undefined);
  }
  const run = (event: object) => {
    const text = runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context);
    return JSON.parse(text) as Outcome;
  };
  return { resources, distribution, run };
}

async function answer(
  live: Deployment,
  endpoint: string,
  request: Request,
  address: string,
): Promise<Response> {
  const { resources, distribution } = live;
  const behaviour = behaviourFor(distribution, new URL(request.url).pathname);
  if (!behaviour.AllowedMethods.includes(request.method))
    return new Response(null, { status: 403 });
  const origin = distribution.Origins.find(({ Id }) => Id === behaviour.TargetOriginId)!;
  if (origin.CustomOriginConfig) return fromApi(origin, request, address);
  const outcome = live.run(eventOf(request, address));
  if (outcome.statusCode !== undefined) {
    const headers = Object.entries(outcome.headers).map(
      ([name, { value }]) => [name, value] as const,
    );
    return new Response(outcome.body ?? null, {
      status: outcome.statusCode,
      headers: Object.fromEntries(headers),
    });
  }
  const response = await fromBucket(live, endpoint, origin, request, outcome.uri!);
  const sent = isCompressed(resources, behaviour)
    ? await packed(response, request, PACKING)
    : response;
  return withPolicy(resources, behaviour, sent, request.headers.has('origin'));
}

// The first pattern that matches counts, on the path without dots; `*` is any text.
function behaviourFor({ CacheBehaviors, DefaultCacheBehavior }: Distribution, pathname: string) {
  const matching = CacheBehaviors.find(({ PathPattern = '' }) => {
    assert.match(PathPattern, /^\/[^*?]*\*?$/);
    const start = PathPattern.replace(/\*$/, '');
    return PathPattern.endsWith('*') ? pathname.startsWith(start) : pathname === start;
  });
  return matching ?? DefaultCacheBehavior;
}

// The function sees the path as it was written.
function eventOf(request: Request, address: string): object {
  const [uri = '/', query = ''] = address.split('?');
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: '127.0.0.1' },
    request: {
      method: request.method,
      uri,
      querystring: valuesOf(new URLSearchParams(query)),
      headers: valuesOf(request.headers),
      cookies: {},
    },
  };
}

function valuesOf(entries: Iterable<[string, string]>): Values {
  const all: Values = {};
  for (const [name, value] of entries) {
    const earlier = all[name];
    const several = [
      ...(earlier?.multiValue ?? (earlier ? [{ value: earlier.value }] : [])),
      { value },
    ];
    all[name] = earlier ? { value: earlier.value, multiValue: several } : { value };
  }
  return all;
}

async function fromBucket(
  { resources }: Deployment,
  endpoint: string,
  { DomainName, OriginPath = '', OriginAccessControlId }: Origin,
  request: Request,
  uri: string,
): Promise<Response> {
  assert.match(uri, /^\/[\w.!~*'()%@/-]*$/, 'the function gives an address that is none');
  assert.ok(OriginAccessControlId, 'nobody else may read the bucket');
  const [bucket] = DomainName.split('.');
  const known = request.headers.get('if-none-match');
  const response = await raw(`${endpoint}/${bucket}${OriginPath}${uri}`, request.method, known);
  if (response.status !== 404) return response;
  // S3 tells only those who may list that there is nothing.
  const { PolicyDocument: policy } = propertiesOf<{
    PolicyDocument: { Statement: { Action: string }[] };
  }>(resources, 'ReadBucket', 'S3::BucketPolicy');
  const mayList = policy.Statement.some(({ Action }) => Action === 's3:ListBucket');
  const headers = { 'content-type': 'application/xml' };
  return new Response('<Error/>', { status: mayList ? 404 : 403, headers });
}

// `fetch` would decode what is encoded.
function raw(address: string, method: string, known: string | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = known === null ? {} : { 'if-none-match': known };
    httpRequest(address, { method, headers }, (response) => {
      buffer(response).then((body) => {
        const { statusCode: status = 0, headers: given } = response;
        const kept = [
          'content-type',
          'content-encoding',
          'cache-control',
          'etag',
          'content-length',
        ];
        const entries = kept.flatMap((name) => (given[name] ? [[name, String(given[name])]] : []));
        const isEmpty = body.length === 0;
        resolve(
          new Response(isEmpty ? null : new Uint8Array(body), {
            status,
            headers: Object.fromEntries(entries),
          }),
        );
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

function isCompressed(resources: Resources, { Compress, CachePolicyId }: Behaviour): boolean {
  const { CachePolicyConfig: policy } = propertiesOf<{
    CachePolicyConfig: {
      MinTTL: number;
      ParametersInCacheKeyAndForwardedToOrigin: Record<string, boolean>;
    };
  }>(resources, CachePolicyId, 'CloudFront::CachePolicy');
  const { EnableAcceptEncodingBrotli: brotli, EnableAcceptEncodingGzip: gzip } =
    policy.ParametersInCacheKeyAndForwardedToOrigin;
  return Compress && policy.MinTTL > 0 && brotli === true && gzip === true;
}

function withPolicy(
  resources: Resources,
  { ResponseHeadersPolicyId }: Behaviour,
  response: Response,
  isCors: boolean,
): Response {
  const { ResponseHeadersPolicyConfig: policy } = propertiesOf<{
    ResponseHeadersPolicyConfig: Parameters<typeof policyHeaders>[0];
  }>(resources, ResponseHeadersPolicyId!, 'CloudFront::ResponseHeadersPolicy');
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(policyHeaders(policy, isCors)))
    headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

async function fromApi(
  { DomainName, CustomOriginConfig }: Origin,
  request: Request,
  address: string,
): Promise<Response> {
  const { OriginProtocolPolicy, HTTPPort, HTTPSPort } = CustomOriginConfig!;
  const scheme = OriginProtocolPolicy.replace(/-only$/, '');
  const at = `${scheme}://${DomainName}:${HTTPPort ?? HTTPSPort}${address}`;
  const passed = new Request(at, request);
  passed.headers.delete('host');
  return fetch(passed, { redirect: 'manual' });
}
