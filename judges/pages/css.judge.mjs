import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutLayers } from './css.model.mjs';
import { checkFiles, nuVersion } from './support/nu-html-checker.mjs';

/** The CSS validator of the W3C, within Nu Html Checker, on every released stylesheet. */
export const judge = {
  title: 'W3C CSS validator: released stylesheets',
  needs: 'product',
  version: nuVersion,
  async run({ folder, product: { site } }) {
    const files = readdirSync(site, { recursive: true }).filter((file) => file.endsWith('.css'));
    const copies = new Map(files.map((file, nth) => [path.join(folder, `${nth}.css`), file]));
    for (const [copy, file] of copies) {
      writeFileSync(copy, withoutLayers(readFileSync(path.join(site, file), 'utf8')));
    }
    const findings = await checkFiles(['--css', ...copies.keys()], (copy) =>
      nameOf(copies.get(copy)),
    );
    return { examined: files.length, findings };
  },
};

/** `remotes/mf-auth/c9fd11f4/screen-login.css` → `mf-auth/screen-login.css`. */
const nameOf = (file) => {
  const parts = file.split(path.sep);
  return [parts.at(0) === 'remotes' ? parts.at(1) : parts.at(0), parts.at(-1)].join('/');
};
