import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles, nuVersion } from './support/nu-html-checker.mjs';
import { renderedDocuments } from './support/rendered.mjs';

/** Nu Html Checker on every page as the server sends it. */
export const judge = {
  title: 'Nu Html Checker: HTML as the server sends it',
  needs: 'product',
  version: nuVersion,
  async run(context) {
    const folder = path.join(context.folder, 'html');
    mkdirSync(folder);
    const documents = await renderedDocuments(context);
    const addresses = new Map(
      documents.map(({ address }, nth) => [path.join(folder, `${nth}.html`), address]),
    );
    for (const [nth, { html }] of documents.entries()) {
      writeFileSync(path.join(folder, `${nth}.html`), html);
    }
    const findings = await checkFiles([folder], (file) => addresses.get(file));
    return { examined: documents.length, findings };
  },
};
