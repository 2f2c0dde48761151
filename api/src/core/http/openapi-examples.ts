import { sample } from 'openapi-sampler';

/** A JSON schema in the document. */
type Schema = Parameters<typeof sample>[0];

interface Media {
  schema?: Schema;
  example?: unknown;
}

type Content = Record<string, Media | undefined>;

interface Operation {
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
}

/** What of an OpenAPI document is read and written here. */
export interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, object> };
}

/**
 * Adds an example to every JSON body and every answer of the document. It is made of the schema; where
 * a pattern or a rule asks for more than the schema says, the schema's own `examples` are taken.
 */
export function addExamples<D extends OpenApiDocument>(document: D): D {
  for (const operation of Object.values(document.paths ?? {}).flatMap(Object.values)) {
    const { requestBody, responses = {} } = operation as Operation;
    for (const { content } of [requestBody ?? {}, ...Object.values(responses)]) {
      for (const [type, media] of Object.entries(content ?? {})) {
        if (!media?.schema || !type.endsWith('json')) continue;
        media.example ??= sample(media.schema, { quiet: true }, document);
      }
    }
  }
  return document;
}
