import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** Characters of a file's standard error to keep. */
const KEPT = 4000;

/**
 * A reporter of node:test: one line of JSON for each test, { file, test, seconds, outcome }, with
 * the `reason` of a skipped one, and for a file that failed as a whole with what it `said`. TAP has
 * the durations, but neither the files nor the original files of bundled tests.
 */
export default async function* testReport(events) {
  const open = new Map();
  const said = new Map();
  for await (const { type, data } of events) {
    const names = open.get(data?.file) ?? [];
    if (type === 'test:stderr') {
      said.set(data.file, `${said.get(data.file) ?? ''}${data.message}`.slice(-KEPT));
    } else if (type === 'test:start') {
      open.set(
        data.file,
        Object.assign(names.slice(0, data.nesting), { [data.nesting]: data.name }),
      );
    } else if (isOutcome(type) && data.details?.type !== 'suite') {
      const isFile = type === 'test:fail' && data.name === data.file;
      const one = { ...record(type, data, names), ...(isFile && { said: said.get(data.file) }) };
      yield `${JSON.stringify(one)}\n`;
    }
  }
}

const isOutcome = (type) => type === 'test:pass' || type === 'test:fail';

function record(type, data, names) {
  return {
    file: data.file ? sourceOf(data) : '',
    // Where a process runs several files, the outermost suite is no file's own, and has no name.
    test: [...names.slice(0, data.nesting), data.name].filter(Boolean).join(' › '),
    seconds: (data.details?.duration_ms ?? 0) / 1000,
    outcome: outcomeOf(type, data),
    ...(typeof data.skip === 'string' && { reason: data.skip }),
  };
}

function outcomeOf(type, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
}

const maps = new Map();

/** The source file of a test, by its source map if there is one. */
function sourceOf({ file, line = 1, column = 1 }) {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  const { originalSource } = maps.get(file)?.findEntry(line - 1, column - 1) ?? {};
  return originalSource ? path.resolve(path.dirname(file), originalSource) : file;
}

function readMap(file) {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
