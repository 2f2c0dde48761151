import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { ReleaseFile } from '../../files/release-files';
import type { Candidate } from './subject';

/** Code in a script that the pages' policy would refuse, or that should not be released. */
export interface Finding {
  what: 'evaluates' | 'writes-style' | 'writes-markup';
  /** The code itself, shortened. */
  code: string;
  /** The code with what follows it in the script. */
  context: string;
}

const LONGEST = 60;
const CONTEXT = 400;

/** The files of a build that browsers execute: every script but the server bundle. */
export function scriptsOf({ files, manifest }: Candidate): ReleaseFile[] {
  return files.filter(({ path }) => path.endsWith('.js') && path !== manifest.server);
}

/** Findings by digest: a process that judges several builds meets most scripts again. */
const known = new Map<string, readonly Finding[]>();
const MOST_KNOWN = 2000;

/** Parses a script and lists what the pages' policy would refuse. */
export function refusedByPolicy(text: string): readonly Finding[] {
  const digest = createHash('sha256').update(text).digest('base64');
  const before = known.get(digest);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = findingsIn(text);
  known.set(digest, found);
  return found;
}

function findingsIn(text: string): Finding[] {
  const source = ts.createSourceFile('script.js', text, ts.ScriptTarget.ES2022, false);
  const found: Finding[] = [];
  const visit = (node: ts.Node) => {
    const what = findingOf(node);
    if (what) {
      const start = node.getStart(source);
      const code = text.slice(start, Math.min(node.end, start + LONGEST));
      found.push({ what, code, context: text.slice(start, start + CONTEXT) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findingOf(node: ts.Node): Finding['what'] | undefined {
  if (ts.isNewExpression(node)) {
    return nameOf(node.expression) === 'Function' ? 'evaluates' : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const refused = refusedCalls.get(nameOf(node.expression) ?? '');
  return refused?.isRefused(node) ? refused.what : undefined;
}

interface RefusedCall {
  what: Finding['what'];
  isRefused: (call: ts.CallExpression) => boolean;
}

const startsTimer: RefusedCall = {
  what: 'evaluates',
  isRefused: ({ arguments: [code] }) => isText(code),
};

/** By name of the called function. */
const refusedCalls = new Map<string, RefusedCall>([
  ['eval', { what: 'evaluates', isRefused: () => true }],
  ['Function', { what: 'evaluates', isRefused: ({ arguments: [code] }) => !isReturnThis(code) }],
  ['setTimeout', startsTimer],
  ['setInterval', startsTimer],
  [
    'createElement',
    {
      what: 'writes-style',
      isRefused: (call) => isStyle(call.arguments[0]) && isOfDocument(call),
    },
  ],
  [
    'setAttribute',
    {
      what: 'writes-style',
      isRefused: ({ arguments: [name, value] }) => isStyle(name) && value !== undefined,
    },
  ],
  ['write', { what: 'writes-markup', isRefused: isOfDocument }],
]);

function nameOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  // (0, eval)('…') is an indirect, global eval.
  if (!ts.isParenthesizedExpression(expression)) return undefined;
  const inner = expression.expression;
  return nameOf(ts.isBinaryExpression(inner) ? inner.right : inner);
}

// React's own createElement creates elements too, but none that the policy refuses.
function isOfDocument({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    /(^|\.)document$/.test(chain(expression.expression))
  );
}

function chain(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? `.${expression.name.text}` : '';
}

// Old libraries look up the global object this way, with a fallback when it is refused.
function isReturnThis(node: ts.Expression | undefined): boolean {
  return isText(node) && node.text.trim() === 'return this';
}

const isStyle = (node: ts.Expression | undefined) =>
  isText(node) && node.text.toLowerCase() === 'style';

function isText(node: ts.Expression | undefined): node is ts.StringLiteralLike {
  return node !== undefined && ts.isStringLiteralLike(node);
}
