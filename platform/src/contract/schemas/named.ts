import { z } from 'zod';

/** Names of types that have no schema of their own in the OpenAPI document. */
export const typeNames = z.registry<{ name: string }>();

/** Returns the schema unchanged, and names its type in `wire.generated.ts`. */
export function named<S extends z.ZodType>(name: string, schema: S): S {
  typeNames.add(schema, { name });
  return schema;
}
