import type { z } from 'zod';

/**
 * A call of the API, said once. Of it come the route, what is checked and what is answered, the
 * OpenAPI document, and what browsers know of the call: its type, its address, and the outline of
 * its answer. Who may make it stands with the API, in its policies.
 */
export interface Definition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With a `:name` for each of `params`. */
  path: string;
  /** The chapter of the OpenAPI document. */
  tag: string;
  /** What it does, in a line. */
  summary: string;
  description?: string;
  /** Known to a browser from the start; the others come when one of them is made. */
  isOfFirstView?: true;
  headers?: z.ZodType;
  params?: z.ZodType;
  query?: z.ZodType;
  /** What is sent as JSON. */
  body?: z.ZodType;
  /** What is sent as it is, and read piece by piece. */
  sends?: 'Blob' | 'FormData';
  /** What is answered when all goes well, by its status. */
  answers: Readonly<Record<number, z.ZodType>>;
}

/** The definition as it is, with the types of its schemas. */
export const defineEndpoint = <const D extends Definition>(definition: D): D => definition;
