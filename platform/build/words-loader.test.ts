import path from 'node:path';
import translationsLoader from './translations-loader.js';
import wordsLoader from './words-loader.js';

const part = path.join(__dirname, '../../mf-public');
const textFile = path.join(part, 'src/listing/listing.text.ts');

function wrapped(source: string, resourcePath = textFile): string {
  let result = '';
  wordsLoader.call(
    { resourcePath, callback: (_error: null, code: string) => (result = code) },
    source,
  );
  return result;
}

test('every export of a text file is given to the catalogue, on the line where it was', () => {
  const source = [
    "const many = 'doctors';",
    "export const text = {\n  all: 'All',\n};",
    "export const retry = 'Retry', count = (n) => n + many;",
  ].join('\n');
  const code = wrapped(source);
  expect(code.split('\n')).toHaveLength(source.split('\n').length);
  expect(code).toContain("import { words as nukkadWords } from '@nukkad/platform/words';");
  expect(code).toMatch(/export const text = \/\* @__PURE__ \*\/ nukkadWords\("[\w-]{4}", \{/);
  expect(code).toContain('}, "text");');
  expect(code).toMatch(
    /retry = \/\* @__PURE__ \*\/ nukkadWords\("[\w-]{4}", 'Retry', "retry"\), count =/,
  );
  expect(code).toContain("const many = 'doctors';");
});

test('only constants can be translated, and what else is exported is refused by name', () => {
  expect(() => wrapped('export function headingOf() {}')).toThrow(
    'listing.text.ts: what a text file exports is a `const`.',
  );
});

test('a translation has the id of its text file, and no other', () => {
  const folders: string[] = [];
  const code = translationsLoader.call({
    rootContext: part,
    getOptions: () => ({ language: 'hi' }),
    addContextDependency: (folder: string) => folders.push(folder),
  });
  const [, id] = /nukkadWords\("([\w-]{4})"/.exec(wrapped("export const text = 'All';")) ?? [];
  const file = path.join(part, 'src/listing/listing.hi.ts');
  expect(code).toContain(`get "${id}"() {\n    return require("${file}");`);
  expect(
    wrapped("export const text = 'All';", path.join(part, 'src/posts/posts.text.ts')),
  ).not.toContain(`"${id}"`);
  expect(folders).toContain(path.join(part, 'src'));
});

test('a dashboard has the words of what it compiles in by way of the kit', () => {
  const dashboard = path.join(__dirname, '../../mf-vendor-dashboards/doctor');
  const code = translationsLoader.call({
    rootContext: dashboard,
    getOptions: () => ({ language: 'hi' }),
    addContextDependency: () => undefined,
  });
  expect(code).toContain('/shared-ui/src/breadcrumb/breadcrumb.hi.ts');
});
