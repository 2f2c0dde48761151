import type { FastifyInstance } from 'fastify';
import type { FilesService } from '../../core/files/files.service';
import { cardDrawer } from './card-drawer';
import { cardPictures } from './card-pictures';
import { sharePicturesRoutes } from './share-pictures.routes';
import { type SharePicturesDeps, sharePicturesService } from './share-pictures.service';

interface Deps extends Omit<SharePicturesDeps, 'draw' | 'isShown'> {
  files: FilesService;
}

/** Registers the link-preview pictures of professionals and lists. */
export async function registerSharePictures(
  app: FastifyInstance,
  { files, ...deps }: Deps,
): Promise<void> {
  const pictures = cardPictures(files);
  const { draw, close } = cardDrawer({ pictures });
  app.addHook('onClose', close);
  await app.register(sharePicturesRoutes, {
    pictures: sharePicturesService({ ...deps, draw, isShown: pictures.isShown }),
  });
}
