import { candidatesFor } from '../../candidates';
import { type FileClass, fileClass } from '../../file-class';

/** The files of a site as a provider's runtime gives them. */
export interface EdgeFiles {
  /** Asks for a file, relative to the site, with the method and conditions of the request. */
  ask(file: string): Promise<Response>;
  /** The headers of each class of files. */
  headers: Record<FileClass, Record<string, string>>;
}

/**
 * Answers a request by the rule of our own servers: the first candidate that exists, else 404, and
 * 503 while the provider does not give its files. Runs at the provider, as part of its program.
 */
export async function answerAtEdge(request: Request, files: EdgeFiles): Promise<Response> {
  if (!['GET', 'HEAD'].includes(request.method)) return plainAnswer(405, 'Method not allowed');
  const { pathname, searchParams } = new URL(request.url);
  const decoded = decodedPath(pathname);
  if (decoded === undefined) return plainAnswer(400, 'Bad request');
  const locks = searchParams.getAll('lock');
  const found = candidatesFor(decoded, locks.length === 1 ? locks[0] : undefined);
  for (const file of found.files) {
    const response = await files.ask(file);
    if (response.ok || response.status === 304) {
      return withHeaders(response, files.headers[fileClass(file)]);
    }
    await response.body?.cancel();
    if (response.status >= 500) return plainAnswer(503, 'Not available');
  }
  return found.fallback === 'page' ? plainAnswer(503, 'Not released yet') : notFound();
}

/** A file of the site as the path of an address. */
export function encodedPath(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}

function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function withHeaders(response: Response, own: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

function notFound(): Response {
  return plainAnswer(404, 'Not found');
}

function plainAnswer(status: number, text: string): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new Response(`${text}\n`, { status, headers });
}
