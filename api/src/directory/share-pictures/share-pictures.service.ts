import type { GeoPlace } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { MessageLanguage } from '../../core/language/message-language';
import type { CategoriesService } from '../catalog/categories.service';
import { mustExist } from '../catalog/find-category';
import type { GeoService } from '../geo/geo.service';
import { ratingOf } from '../vendors/vendor.wire';
import type { ShareCard } from './drawing/share-card';
import { listingCard, productCard, vendorCard } from './share-card.model';
import { listedVendor } from './share-pictures.store';

/** What the pictures are drawn of, and by. */
export interface SharePicturesDeps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  /** The place of a list that names none. */
  home: () => Promise<GeoPlace>;
  /** Draws a card, or takes its picture from memory. Fails with `unavailable` when too busy. */
  draw: (card: ShareCard) => Promise<Buffer>;
  /** Whether visitors may see the photo at this address. */
  isShown: (address: string) => Promise<boolean>;
}

interface Asked {
  /** That of the page. */
  language: MessageLanguage;
}

/** Slugs from the URL. */
interface AskedList extends Asked {
  profession: string;
  spec?: string | undefined;
  loc?: string | undefined;
}

export type SharePicturesService = ReturnType<typeof sharePicturesService>;

/** Link-preview pictures, as PNG. */
export function sharePicturesService({
  db,
  categories,
  geo,
  home,
  draw,
  isShown,
}: SharePicturesDeps) {
  async function placeOf(loc: string | undefined): Promise<GeoPlace> {
    if (loc === undefined) return home();
    const place = (await geo.all()).find(({ slug }) => slug === loc);
    if (!place) throw new ApiError('place-unknown', 'There is no such place in the directory.');
    return place;
  }

  return {
    /** Fails with `vendor-unknown`, also for a vendor who is not listed. */
    async vendor(id: string, { language }: Asked): Promise<Buffer> {
      const row = await listedVendor(db, id);
      if (!row) throw new ApiError('vendor-unknown', 'There is no such professional.');
      // Part of the card, so that a photo that is shown again or no more makes another picture.
      const image = (await isShown(row.image)) ? row.image : null;
      const rating = ratingOf(row.rating_sum, row.rating_count);
      return draw(vendorCard({ ...row, image, rating }, language));
    },

    /** Fails with `not-found` or `place-unknown` for unknown slugs. */
    async listing({ profession, spec, loc, language }: AskedList): Promise<Buffer> {
      const found = await mustExist(categories, profession, spec);
      const place = await placeOf(loc);
      // Categories are counted in the home city alone.
      const isCounted = place.citySlug === (await home()).citySlug;
      const count = isCounted ? (found.spec ?? found.profession).count : null;
      return draw(listingCard({ ...found, place, count }, language));
    },

    /** The picture of pages that have none of their own. */
    product: ({ language }: Asked): Promise<Buffer> => draw(productCard(language)),
  };
}
