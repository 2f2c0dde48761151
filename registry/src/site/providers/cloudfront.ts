import { RegistryError } from '../../core/failure';
import { API_SEGMENTS } from '../candidates';
import {
  apiBehaviour,
  apiOrigin,
  bucketOrigin,
  bucketPolicy,
  cachePolicy,
  headersPolicy,
  ownName,
  ref,
  siteBehaviour,
} from './cloudfront-parts';
import {
  asJson,
  type BucketTarget,
  type ClassHeaders,
  classHeaders,
  type Provider,
  type SiteFacts,
} from './provider';
import { invalidationBatch } from './purge';
import { sourceText } from './source-text';

/** Bytes of a CloudFront Function, by its quotas. */
const FUNCTION_LIMIT = 10_240;

const MODULES = ['../candidates', '../file-class', 'runtime/cloudfront-viewer-request'];

/** CloudFront in front of the bucket and the API, as a CloudFormation template. */
export const cloudfront: Provider = {
  layout: 'bucket',
  packsItself: false,
  isRemote: true,
  files: (facts) => ({
    'template.json': asJson(template(facts, bucketOf(facts))),
    'bucket-cors.json': asJson(bucketCors(classHeaders())),
    'purge.json': asJson(invalidationBatch(facts)),
  }),
  next(facts) {
    const { bucket } = bucketOf(facts);
    const purge =
      'aws cloudfront create-invalidation --distribution-id <id> --invalidation-batch file://purge.json';
    return [
      `aws s3api put-bucket-cors --bucket ${bucket} --cors-configuration file://bucket-cors.json`,
      'aws cloudformation deploy --stack-name nukkad --template-file template.json',
      ...(facts.changed.length > 0 ? [purge] : []),
    ];
  },
};

function bucketOf({ target }: SiteFacts): BucketTarget {
  if ('bucket' in target) return target;
  throw new RegistryError('usage', 'CloudFront needs a bucket: nukkad export s3://bucket/prefix.');
}

/**
 * The program of the CloudFront Function.
 *
 * @throws RegistryError `invalid` when pages and kept compositions do not fit into its 10 KB
 */
export function viewerRequestFunction({ pages, locks }: SiteFacts): string {
  const lines = sourceText(MODULES, 'es5').split('\n');
  const known = JSON.stringify({ pages, locks: locks.join('') });
  const text = [
    ...lines.map((line) => line.trim()).filter((line) => line !== '' && line !== '"use strict";'),
    `var BUCKET = ${known};`,
    'function handler(event) { return viewerRequest(event.request, BUCKET); }',
  ].join('\n');
  const over = Buffer.byteLength(text) - FUNCTION_LIMIT;
  if (over <= 0) return `${text}`;
  throw new RegistryError(
    'invalid',
    `The function of CloudFront would be ${over} bytes over its 10 KB, with ${pages.length} pages and ` +
      `${locks.length} kept compositions: nothing was copied. Keep fewer with \`nukkad prune\`.`,
  );
}

// Pages on other origins, and tools, read files straight from the bucket.
function bucketCors({ released }: ClassHeaders): object {
  const rule = {
    AllowedOrigins: [released['access-control-allow-origin']!],
    AllowedMethods: ['GET', 'HEAD'],
    AllowedHeaders: ['*'],
    MaxAgeSeconds: 86_400,
  };
  return { CORSRules: [rule] };
}

function template(facts: SiteFacts, target: BucketTarget): object {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Nukkad: a site in a bucket and its API, on one origin.',
    Parameters: parameters(target),
    Conditions: { HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [ref('DomainName'), ''] }] } },
    Resources: {
      Access: originAccess(),
      ReadBucket: bucketPolicy(target.prefix),
      ViewerRequest: viewerFunction(facts),
      ...policies(classHeaders()),
      Distribution: distribution(facts, target),
    },
    Outputs: {
      DistributionId: { Value: ref('Distribution') },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
}

function parameters({ bucket, region }: BucketTarget): object {
  const text = (Default: string, Description: string) => ({ Type: 'String', Default, Description });
  return {
    Bucket: text(bucket, 'The bucket that the site was exported to'),
    BucketRegion: text(region, 'Its region'),
    DomainName: text('', 'The public name of the site; empty: that of CloudFront'),
    CertificateArn: text('', 'The certificate of that name, in us-east-1'),
  };
}

function originAccess(): object {
  const config = {
    Name: ownName('site'),
    OriginAccessControlOriginType: 's3',
    SigningBehavior: 'always',
    SigningProtocol: 'sigv4',
  };
  return {
    Type: 'AWS::CloudFront::OriginAccessControl',
    Properties: { OriginAccessControlConfig: config },
  };
}

function viewerFunction(facts: SiteFacts): object {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: ownName('viewer-request'),
      AutoPublish: true,
      FunctionCode: viewerRequestFunction(facts),
      FunctionConfig: { Comment: 'Names the object of a request', Runtime: 'cloudfront-js-2.0' },
    },
  };
}

function policies({ page, worker, changing, log, released }: ClassHeaders): object {
  return {
    PageHeaders: headersPolicy('page', page),
    WorkerHeaders: headersPolicy('worker', worker),
    ChangingHeaders: headersPolicy('changing', changing),
    LogHeaders: headersPolicy('log', log),
    ReleasedHeaders: headersPolicy('released', released),
    ChangingCache: cachePolicy('changing', { isKept: false }),
    ReleasedCache: cachePolicy('released', { isKept: true }),
  };
}

// Paths that a request matches first count, so what is longer than a page comes before pages.
function distribution({ api }: SiteFacts, { prefix }: BucketTarget): object {
  const released = siteBehaviour('ReleasedHeaders', 'ReleasedCache', { compress: true });
  const changing = siteBehaviour('ChangingHeaders', 'ChangingCache');
  const at = (PathPattern: string, behaviour: object) => ({ PathPattern, ...behaviour });
  const apiPaths = API_SEGMENTS.flatMap((segment) => [`/${segment}`, `/${segment}/*`]);
  const config = {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: { 'Fn::If': ['HasDomain', [ref('DomainName')], ref('AWS::NoValue')] },
    ViewerCertificate: certificate(),
    Origins: [bucketOrigin(prefix), apiOrigin(new URL(api))],
    CacheBehaviors: [
      ...['/shell/*', '/remotes/*'].map((path) => at(path, released)),
      ...['/registry.json', '/favicon.ico', '/previews/*'].map((path) => at(path, changing)),
      at('/sw.js', siteBehaviour('WorkerHeaders', 'ChangingCache')),
      at('/log/*', siteBehaviour('LogHeaders', 'ChangingCache')),
      ...apiPaths.map((path) => at(path, apiBehaviour())),
    ],
    DefaultCacheBehavior: siteBehaviour('PageHeaders', 'ChangingCache'),
    // Without these an error would be kept for ten seconds. They have no page: it would be that of
    // the API's errors too.
    CustomErrorResponses: [403, 404, 500, 502, 503, 504].map((ErrorCode) => ({
      ErrorCode,
      ErrorCachingMinTTL: 0,
    })),
  };
  return { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: config } };
}

function certificate(): object {
  const own = {
    AcmCertificateArn: ref('CertificateArn'),
    SslSupportMethod: 'sni-only',
    MinimumProtocolVersion: 'TLSv1.2_2021',
  };
  return { 'Fn::If': ['HasDomain', own, { CloudFrontDefaultCertificate: true }] };
}
