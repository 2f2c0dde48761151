import { z } from 'zod';

/** Names of types that are no schemas of their own in the OpenAPI document. */
export const typeNames = z.registry<{ name: string }>();

/** The schema as it is; its type has a name in `wire.generated.ts`. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  typeNames.add(schema, { name });
  return schema;
}
