import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * A reporter of node:test: one line of JSON for each test, { file, test, seconds, outcome }. TAP
 * has the durations, but not the files, and tests that were bundled together lost theirs.
 */
export default async function* testReport(events) {
  const open = new Map();
  for await (const { type, data } of events) {
    const names = open.get(data?.file) ?? [];
    if (type === 'test:start') {
      open.set(data.file, [...names.slice(0, data.nesting), data.name]);
    } else if (isOutcome(type) && data.details?.type !== 'suite') {
      yield `${JSON.stringify(record(type, data, names))}\n`;
    }
  }
}

const isOutcome = (type) => type === 'test:pass' || type === 'test:fail';

function record(type, data, names) {
  return {
    file: data.file ? sourceOf(data) : '',
    test: [...names.slice(0, data.nesting), data.name].join(' › '),
    seconds: (data.details?.duration_ms ?? 0) / 1000,
    outcome: outcomeOf(type, data),
  };
}

function outcomeOf(type, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
}

const maps = new Map();

/** The file in which a test was written, if a source map says so. */
function sourceOf({ file, line = 1, column = 1 }) {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  const { originalSource } = maps.get(file)?.findEntry(line - 1, column - 1) ?? {};
  return originalSource ? path.resolve(path.dirname(file), originalSource) : file;
}

function readMap(file) {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
