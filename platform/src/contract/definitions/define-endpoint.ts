import type { z } from 'zod';
import type { tags } from './tags';

/**
 * Single definition of an API call. Route, validation, response schema, OpenAPI document, and the
 * browser's type, URL and outline of the call derive from it. Its policy is in the API.
 */
export interface Definition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With a `:name` for each entry of `params`. */
  path: string;
  /** Section of the OpenAPI document. */
  tag: keyof typeof tags;
  /** One line. */
  summary: string;
  description?: string;
  /** Part of the browser's initial bundle; other calls are loaded on first use. */
  isOfFirstView?: true;
  headers?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  /** JSON request body. */
  body?: z.ZodType;
  /** Raw request body, streamed. */
  sends?: 'Blob' | 'FormData';
  /** Response schemas by success status. */
  answers: Readonly<Record<number, z.ZodType>>;
}

/** Returns the definition unchanged, with the literal types of its schemas. */
export const defineEndpoint = <const D extends Definition>(definition: D): D => definition;
