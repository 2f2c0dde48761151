import assert from 'node:assert/strict';

/** A table of settings. */
export type Table = Record<string, unknown>;

/**
 * The part of TOML that `netlify.toml` needs: tables, arrays of tables, and values on one line that
 * JSON would read too.
 *
 * @throws AssertionError for any other line
 */
export function readToml(text: string): Record<string, Table | Table[]> {
  const all: Record<string, Table | Table[]> = {};
  let table: Table = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, list, name] = /^\[(\[)?([\w.]+)\]{1,2}$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined) {
      table = {};
      if (list) all[name] = [...((all[name] as Table[] | undefined) ?? []), table];
      else all[name] = table;
    } else {
      assert.ok(key !== undefined && value !== undefined, `netlify.toml: ${line}`);
      table[key] = JSON.parse(value);
    }
  }
  return all;
}
