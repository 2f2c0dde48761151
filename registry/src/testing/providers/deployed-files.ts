import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file as it was uploaded. */
export interface DeployedFile {
  content: Buffer;
  tag: string;
}

/** The files of a deployment, by path from the root: later changes of the folder do not count. */
export async function deployedFiles(folder: string): Promise<Map<string, DeployedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, DeployedFile>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = await readFile(file);
    const tag = createHash('sha256').update(content).digest('hex').slice(0, 32);
    files.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, { content, tag });
  }
  return files;
}

/** A file as a response, or 304 for who has it, by its tag. */
export function fileResponse(
  { content, tag }: DeployedFile,
  request: Request,
  headers: Record<string, string>,
): Response {
  const etag = `"${tag}"`;
  const known = request.headers.get('if-none-match') ?? '';
  const all = { ...headers, etag };
  if ([etag, `W/${etag}`].includes(known)) return new Response(null, { status: 304, headers: all });
  const isHead = request.method === 'HEAD';
  return new Response(isHead ? null : new Uint8Array(content), {
    headers: { ...all, ...(isHead && { 'content-length': `${content.length}` }) },
  });
}
