import path from 'node:path';
import { versionOf } from '../support/judge.mjs';
import { thingsIn, typedSource, violationsIn } from './structured-data.model.mjs';
import { renderedDocuments } from './support/rendered.mjs';

/** Types of schema.org's vocabulary, checked by TypeScript, on the structured data of every page. */
export const judge = {
  title: 'schema-dts: structured data by the vocabulary of schema.org',
  needs: 'product',
  version: async () => versionOf('schema-dts', import.meta.url),
  async run(context) {
    const documents = await renderedDocuments(context);
    const things = documents.flatMap(({ address, html }) =>
      thingsIn(html).map((thing) => ({ address, thing })),
    );
    // Beside the judges, where the compiler finds the package of the types.
    const file = path.join(import.meta.dirname, 'structured-data.generated.ts');
    const findings = violationsIn(file, typedSource(things.map(({ thing }) => thing)));
    return {
      examined: things.length,
      findings: findings.map(({ nth, ...one }) => ({ ...one, where: things[nth].address })),
    };
  },
};
