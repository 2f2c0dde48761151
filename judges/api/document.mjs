import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The OpenAPI document of a running product, and the file in the folder that it is written to. */
export async function openApiDocument({ product, folder }) {
  const answer = await fetch(`${product.origin}/api/openapi.json`);
  const document = await answer.json();
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  return { document, file, operations: operationsOf(document) };
}

/** Operations with their method and path, in the order of the document. */
const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );

/** Finds what a reference (`#/components/schemas/Vendor`) of a document leads to. */
export const resolverOf = (document) => (reference) =>
  reference
    .slice(2)
    .split('/')
    .reduce((inner, key) => inner[key], document);
