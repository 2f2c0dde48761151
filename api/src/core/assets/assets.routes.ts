import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../config/package-root';
import { unlisted } from '../http/endpoint';
import { answer, nothingHere } from '../http/error-handler';
import { avatar } from './avatars';
import { isRaster } from './pictures';

const images = [
  'doctor.png',
  'engineer.png',
  'ca.png',
  'advocate.png',
  'english.png',
  'labour.png',
  'officer.png',
  'govt officer.png',
];

const professions = 'doctor|engineer|advocate|teacher|ca|labour|officer|govt-officer';
const icon = new RegExp(`^(${professions})(-white)?\\.svg$`);

/** Pictures of categories, user types and sample people; the specification names them. */
export async function registerAssets(app: FastifyInstance): Promise<void> {
  await app.register(etag, { weak: true });
  const read = (...path: string[]) => readFile(join(packageRoot, 'assets', ...path));
  const serve = (url: string, find: (name: string) => Promise<Asset | undefined>) =>
    app.get<{ Params: { name: string } }>(url, unlisted, async (request, reply) =>
      send(request, reply, await find(request.params.name)),
    );

  serve('/assets/images/:name', async (name) =>
    images.includes(name) ? { type: 'image/png', body: await read('images', name) } : undefined,
  );
  serve('/assets/icons/:name', async (name) =>
    icon.test(name) ? { type: svg, body: await read('icons', name) } : undefined,
  );
  app.get<{ Params: { folder: string; name: string } }>(
    '/assets/pictures/:folder/:name',
    unlisted,
    async (request, reply) => {
      const { folder, name } = request.params;
      return send(request, reply, await drawnPicture(`${folder}/${name}`));
    },
  );
  serve('/assets/avatars/:name', async (name) => {
    const [, position] = /^(\d{1,3})\.svg$/.exec(name) ?? [];
    const drawing = position === undefined ? undefined : avatar(Number(position));
    return drawing === undefined ? undefined : { type: svg, body: Buffer.from(drawing) };
  });
}

/** A valid name cannot leave the pictures folder, but may match no picture. */
async function drawnPicture(file: string): Promise<Asset | undefined> {
  if (!isRaster(file)) return undefined;
  const body = await readFile(join(packageRoot, 'assets', 'pictures', file)).catch(() => undefined);
  return body && { type: file.endsWith('.avif') ? 'image/avif' : 'image/webp', body };
}

interface Asset {
  type: string;
  body: Buffer;
}

const svg = 'image/svg+xml';

// The only two inline styles of drawn faces: `mask-type:luminance`, `mix-blend-mode:difference`.
const inkStyles = [
  "'unsafe-hashes'",
  "'sha256-SgZQWsfLqFIbXUavZS4pxgi9Pr0JFuIh5pAp0LdrHPU='",
  "'sha256-yFZS1iBbebgTUoNsitH1dJCldUrNlXyFAxByBtbpOCM='",
].join(' ');

function send(request: FastifyRequest, reply: FastifyReply, picture: Asset | undefined) {
  if (!picture) {
    answer(request, reply, nothingHere(request.method));
    return reply;
  }
  return (
    reply
      .type(picture.type)
      .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      // Opened as a document, an SVG must run no scripts; pages of other origins may embed it.
      .header('content-security-policy', `default-src 'none'; style-src ${inkStyles}; sandbox`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture.body)
  );
}
