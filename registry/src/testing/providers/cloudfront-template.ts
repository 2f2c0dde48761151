import assert from 'node:assert/strict';
import ts from 'typescript';

/** A value of a template, as JSON gives it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A template with its parameters filled in: name of a resource → type and properties. */
export type Resources = Record<string, { Type: string; Properties: Record<string, never> }>;

const PSEUDO: Record<string, Json> = {
  'AWS::StackName': 'nukkad',
  'AWS::Partition': 'aws',
  'AWS::AccountId': '123456789012',
};

const NOTHING = Symbol('AWS::NoValue');

/** Resolves parameters, conditions and functions; a reference to a resource is its name. */
export function resolved(template: Record<string, Json>): Resources {
  const { Parameters = {}, Conditions = {}, Resources = {} } = template as Record<string, never>;
  const names = new Set(Object.keys(Resources));
  const value = (given: Json): Json | typeof NOTHING => {
    if (Array.isArray(given)) return given.map(value).filter((one) => one !== NOTHING) as Json[];
    if (given === null || typeof given !== 'object') return given;
    const [[key, inner] = ['', null], ...others] = Object.entries(given);
    const known = others.length === 0 && FUNCTIONS[key];
    if (known) return known(inner as never);
    const entries = Object.entries(given).map(([name, one]) => [name, value(one)] as const);
    return Object.fromEntries(entries.filter(([, one]) => one !== NOTHING)) as Json;
  };
  const FUNCTIONS: Record<string, (inner: never) => Json | typeof NOTHING> = {
    Ref(name: string) {
      if (name === 'AWS::NoValue') return NOTHING;
      if (name in PSEUDO) return PSEUDO[name]!;
      if (name in (Parameters as object))
        return (Parameters as Record<string, { Default: Json }>)[name]!.Default;
      assert.ok(names.has(name), `the template has no ${name}`);
      return name;
    },
    'Fn::GetAtt'([name]: [string]) {
      assert.ok(names.has(name), `the template has no ${name}`);
      return name;
    },
    'Fn::Join': ([between, parts]: [string, Json[]]) => parts.map(value).join(between),
    'Fn::Equals': ([one, other]: [Json, Json]) => value(one) === value(other),
    'Fn::Not': ([one]: [Json]) => !value(one),
    'Fn::If': ([condition, yes, no]: [string, Json, Json]) =>
      value(value((Conditions as Record<string, Json>)[condition]!) ? yes : no),
  };
  return value(Resources as Json) as unknown as Resources;
}

/** The properties of a resource of this type. */
export function propertiesOf<T>(resources: Resources, name: string, type: string): T {
  assert.equal(resources[name]?.Type, `AWS::${type}`, name);
  return resources[name]!.Properties as T;
}

/** Bytes of a CloudFront Function. */
const FUNCTION_LIMIT = 10_240;

/** Syntax of JavaScript 2015 and later that the runtime 2.0 does not list. */
const UNKNOWN = new Set([
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.ClassExpression,
  ts.SyntaxKind.ObjectBindingPattern,
  ts.SyntaxKind.ArrayBindingPattern,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.ShorthandPropertyAssignment,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.YieldExpression,
  ts.SyntaxKind.QuestionDotToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.ExportAssignment,
  ts.SyntaxKind.ComputedPropertyName,
]);

/**
 * What CloudFront would refuse of a function: its size, and syntax that its runtime does not have.
 *
 * @throws AssertionError
 */
export function checkFunction(code: string, runtime: string): void {
  assert.equal(runtime, 'cloudfront-js-2.0');
  assert.ok(Buffer.byteLength(code) <= FUNCTION_LIMIT, `${Buffer.byteLength(code)} bytes`);
  const visit = (node: ts.Node): void => {
    assert.ok(
      !UNKNOWN.has(node.kind),
      `${ts.SyntaxKind[node.kind]}: ${node.getText().slice(0, 80)}`,
    );
    if (ts.isParameter(node)) assert.ok(!node.initializer, 'a default of a parameter');
    if (ts.isIdentifier(node))
      assert.ok(!['Set', 'Map', 'URL', 'eval'].includes(node.text), node.text);
    if (ts.isCatchClause(node)) assert.ok(node.variableDeclaration, 'catch without a name');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('function.js', code, ts.ScriptTarget.ES2022, true));
}

interface HeadersPolicy {
  Name: string;
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CorsConfig?: { AccessControlAllowOrigins: { Items: string[] }; OriginOverride: boolean };
  CustomHeadersConfig: { Items: { Header: string; Value: string; Override: boolean }[] };
}

/** Headers that CloudFront refuses among custom ones, because they have settings of their own. */
const SETTINGS =
  /^(access-control-.*|content-security-policy|referrer-policy|strict-transport-security|x-content-type-options|x-frame-options|x-xss-protection)$/i;

/**
 * The headers that a policy adds; those for other origins only to requests that name theirs.
 *
 * @throws AssertionError for a policy that CloudFront would refuse
 */
export function policyHeaders(policy: HeadersPolicy, isCors: boolean): Record<string, string> {
  const { Items } = policy.CustomHeadersConfig;
  assert.ok(Items.length <= 10, `${Items.length} custom headers`);
  for (const { Header } of Items) assert.doesNotMatch(Header, SETTINGS);
  const custom = Items.map(({ Header, Value }) => [Header, Value] as const);
  const cors = isCors ? (policy.CorsConfig?.AccessControlAllowOrigins.Items ?? []) : [];
  return {
    ...Object.fromEntries(custom),
    ...Object.fromEntries(cors.map((origin) => ['access-control-allow-origin', origin])),
    ...securityHeaders(policy.SecurityHeadersConfig),
  };
}

function securityHeaders(config: HeadersPolicy['SecurityHeadersConfig']): Record<string, string> {
  const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity, ...others } = config;
  const { ContentTypeOptions, ...unknown } = others;
  assert.deepEqual(unknown, {});
  const https = StrictTransportSecurity;
  const subdomains = https?.IncludeSubdomains ? '; includeSubDomains' : '';
  return {
    ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(ReferrerPolicy && { 'referrer-policy': String(ReferrerPolicy.ReferrerPolicy) }),
    ...(ContentSecurityPolicy && {
      'content-security-policy': String(ContentSecurityPolicy.ContentSecurityPolicy),
    }),
    ...(https && {
      'strict-transport-security': `max-age=${https.AccessControlMaxAgeSec}${subdomains}`,
    }),
  };
}
