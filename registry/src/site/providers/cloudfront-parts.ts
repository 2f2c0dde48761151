/** Managed policies, which have the same id in every account. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const YEAR = 31_536_000;
const READ = ['GET', 'HEAD'];
const EVERY_METHOD = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'];

/** A reference to a resource, parameter or pseudo parameter of the template. */
export function ref(name: string): object {
  return { Ref: name };
}

/** A text that CloudFormation puts together. */
export function joined(...parts: (string | object)[]): object {
  return { 'Fn::Join': ['', parts] };
}

/** A name that no other stack of the account has. */
export function ownName(name: string): object {
  return joined(ref('AWS::StackName'), `-${name}`);
}

/** The bucket, which nobody but the distribution reads. */
export function bucketOrigin(prefix: string): object {
  return {
    Id: 'site',
    DomainName: joined(ref('Bucket'), '.s3.', ref('BucketRegion'), '.amazonaws.com'),
    ...(prefix !== '' && { OriginPath: `/${prefix}` }),
    OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
    S3OriginConfig: { OriginAccessIdentity: '' },
  };
}

/** The API, which names itself by its own host. */
export function apiOrigin(api: URL): object {
  const isHttps = api.protocol === 'https:';
  return {
    Id: 'api',
    DomainName: api.hostname,
    CustomOriginConfig: {
      OriginProtocolPolicy: isHttps ? 'https-only' : 'http-only',
      ...(isHttps ? { HTTPSPort: Number(api.port || 443) } : { HTTPPort: Number(api.port || 80) }),
      ...(isHttps && { OriginSSLProtocols: ['TLSv1.2'] }),
      OriginReadTimeout: 60,
    },
  };
}

/** Lets the distribution read the site. It may list too, or S3 would say 403 of what is missing. */
export function bucketPolicy(prefix: string): object {
  const allowed = (Action: string, within: string) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action,
    Resource: joined('arn:', ref('AWS::Partition'), ':s3:::', ref('Bucket'), within),
    Condition: { StringEquals: { 'AWS:SourceArn': distributionArn() } },
  });
  const objects = prefix === '' ? '/*' : `/${prefix}/*`;
  const Statement = [allowed('s3:GetObject', objects), allowed('s3:ListBucket', '')];
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: ref('Bucket'),
      PolicyDocument: { Version: '2012-10-17', Statement },
    },
  };
}

function distributionArn(): object {
  const account = [ref('AWS::Partition'), ':cloudfront::', ref('AWS::AccountId')];
  return joined('arn:', ...account, ':distribution/', ref('Distribution'));
}

/** Requests that the bucket answers. */
export function siteBehaviour(
  headers: string,
  cache: string,
  { compress = false }: { compress?: boolean } = {},
): object {
  const association = {
    EventType: 'viewer-request',
    FunctionARN: { 'Fn::GetAtt': ['ViewerRequest', 'FunctionARN'] },
  };
  return {
    TargetOriginId: 'site',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: READ,
    CachedMethods: READ,
    Compress: compress,
    CachePolicyId: ref(cache),
    ResponseHeadersPolicyId: ref(headers),
    FunctionAssociations: [association],
  };
}

/** Requests that the API answers: nothing is kept, added or left out but the host. */
export function apiBehaviour(): object {
  return {
    TargetOriginId: 'api',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: EVERY_METHOD,
    CachedMethods: READ,
    Compress: false,
    CachePolicyId: CACHING_DISABLED,
    OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
  };
}

/**
 * What is kept, and under which key. Files that change have the key that the function gave them, and
 * are asked for again as their headers say. A released file that failed is asked for with a query.
 */
export function cachePolicy(name: string, { isKept }: { isKept: boolean }): object {
  const parameters = {
    EnableAcceptEncodingBrotli: isKept,
    EnableAcceptEncodingGzip: isKept,
    CookiesConfig: { CookieBehavior: 'none' },
    HeadersConfig: { HeaderBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: isKept ? 'all' : 'none' },
  };
  const config = {
    Name: ownName(name),
    // Above zero, or nothing is compressed.
    MinTTL: isKept ? 1 : 0,
    DefaultTTL: isKept ? 86_400 : 0,
    MaxTTL: YEAR,
    ParametersInCacheKeyAndForwardedToOrigin: parameters,
  };
  return { Type: 'AWS::CloudFront::CachePolicy', Properties: { CachePolicyConfig: config } };
}

/**
 * The headers of a class of files, each where CloudFront wants it. `cache-control` is left to the
 * objects: a policy would give it to errors too.
 */
export function headersPolicy(name: string, headers: Record<string, string>): object {
  const { 'cache-control': _, ...rest } = headers;
  const others = Object.entries({ ...rest, vary: 'accept-encoding' }).filter(
    ([header]) => !(header in SECURITY) && header !== CORS,
  );
  const config = {
    Name: ownName(name),
    SecurityHeadersConfig: securityHeaders(rest),
    ...(rest[CORS] && { CorsConfig: corsConfig(rest[CORS]) }),
    CustomHeadersConfig: {
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: { ResponseHeadersPolicyConfig: config },
  };
}

const CORS = 'access-control-allow-origin';

/** Headers that have settings of their own; CloudFront refuses them among others. */
const SECURITY: Record<string, (value: string) => [setting: string, value: object]> = {
  'content-security-policy': (value) => [
    'ContentSecurityPolicy',
    { ContentSecurityPolicy: value, Override: true },
  ],
  'referrer-policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value, Override: true }],
  'strict-transport-security': (value) => ['StrictTransportSecurity', strictTransport(value)],
  'x-content-type-options': () => ['ContentTypeOptions', { Override: true }],
};

function securityHeaders(headers: Record<string, string>): object {
  const set = Object.entries(SECURITY).filter(([header]) => headers[header] !== undefined);
  return Object.fromEntries(set.map(([header, setting]) => setting(headers[header]!)));
}

function strictTransport(value: string): object {
  return {
    AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)![1]),
    IncludeSubdomains: value.includes('includeSubDomains'),
    Override: true,
  };
}

function corsConfig(origin: string): object {
  return {
    AccessControlAllowOrigins: { Items: [origin] },
    AccessControlAllowMethods: { Items: READ },
    AccessControlAllowHeaders: { Items: ['*'] },
    AccessControlAllowCredentials: false,
    OriginOverride: true,
  };
}
