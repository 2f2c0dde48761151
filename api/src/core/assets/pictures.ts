import { fileAddress, type NamedPicture, type Picture } from '@nukkad/platform/contract';

interface Shape {
  /** Pixel width of the smallest raster. */
  width: number;
  height: number;
  widths: number[];
}

/** Sizes that `npm run pictures` renders. */
const shapes = {
  categories: { width: 320, height: 240, widths: [320, 640] },
  banner: { width: 640, height: 280, widths: [640, 1280, 1920] },
  portfolio: { width: 320, height: 240, widths: [320, 640] },
} satisfies Record<string, Shape>;

const folders = Object.keys(shapes).join('|');
const raster = new RegExp(`^(${folders})/[a-z]+(-[a-z]+)*-\\d{3,4}\\.(avif|webp)$`);

const categories = new Map([
  ['doctor', 'A doctor’s bag and a stethoscope on a window sill'],
  ['engineer', 'A laptop with a gear on its screen'],
  ['ca', 'A ledger with a rupee sign, a calculator and coins'],
  ['advocate', 'A pair of scales'],
  ['teacher', 'A blackboard with an open book before it'],
  ['labour', 'A safety helmet before a crossed hammer and spanner'],
  ['officer', 'An officer’s peaked cap with a star'],
  ['govt-officer', 'A domed government building with a flag'],
]);

const banners = new Map([
  ['doctors', 'A doctor’s bag, a medicine bottle and a plant on a window sill'],
  ['engineers', 'A laptop, a cup of tools and a plant on a window sill'],
  ['chartered-accountants', 'A ledger, a calculator, a receipt and a plant on a window sill'],
  ['teachers', 'A blackboard, an open book, a pile of books and a plant on a window sill'],
]);

const works = new Map([
  ['web-shop', 'A web shop on a screen: goods in rows, a basket and a price'],
  ['booking-calendar', 'A calendar on a screen with chosen days and a clock'],
  ['mobile-app', 'A telephone with a chart, a list and a button'],
  ['manual', 'An open manual with a drawing of a part and numbered steps'],
  ['screen-design', 'Frames of a screen beside swatches of colour and a pen'],
  ['spreadsheet', 'A table of figures with one column marked and a bar chart'],
  ['campaign', 'A megaphone before a rising line'],
  ['machine-part', 'A flange with bolts and its measures'],
  ['house-plan', 'The plan of a house with rooms, doors and measures'],
]);

/** The 4:3 scene of a profession's category, transparent background; null when none is drawn. */
export function categoryPicture(profession: string): Picture | null {
  return picture('categories', profession, categories.get(profession));
}

/** A banner's 16:7 scene, its left half kept empty for text; null when none is drawn. */
export function bannerPicture(name: string): Picture | null {
  return picture('banner', name, banners.get(name));
}

/** Every banner scene. */
export const scenesOfBanner = (): NamedPicture[] => named(banners, bannerPicture);

/** Every category scene. */
export const categoryPictures = (): NamedPicture[] => named(categories, categoryPicture);

function named(drawn: Map<string, string>, pictureOf: (name: string) => Picture | null) {
  return [...drawn.keys()].flatMap((name) => {
    const picture = pictureOf(name);
    return picture ? [{ name, picture }] : [];
  });
}

/**
 * A work sample of an engineer in a 4:3 frame: a drawing by its name, or a file by its URL at its
 * uploaded size. Null when no drawing has that name.
 */
export function workPicture(name: string, title: string): Picture | null {
  if (!name.startsWith(fileAddress(''))) return picture('portfolio', name, works.get(name));
  const { width, height } = shapes.portfolio;
  return { src: name, sources: [], width, height, alt: title };
}

/** Whether a path under `assets/pictures`, e.g. `categories/doctor-320.avif`, can be a raster. */
export function isRaster(file: string): boolean {
  return raster.test(file);
}

/** A campaign's picture in a 4:3 frame: a scene by its name, or a file by its URL. */
export function campaignPicture(name: string, title: string): Picture | null {
  if (!name.startsWith(fileAddress(''))) return categoryPicture(name);
  const { width, height } = shapes.categories;
  return { src: name, sources: [], width, height, alt: title };
}

function picture(folder: keyof typeof shapes, name: string, alt: string | undefined) {
  if (alt === undefined) return null;
  const { width, height, widths } = shapes[folder];
  const address = (pixels: number, type: string) =>
    `/assets/pictures/${folder}/${name}-${pixels}.${type}`;
  const source = (type: string) => ({
    type: `image/${type}`,
    srcset: widths.map((pixels) => `${address(pixels, type)} ${pixels}w`).join(', '),
  });
  return {
    src: address(width, 'webp'),
    sources: [source('avif'), source('webp')],
    width,
    height,
    alt,
  };
}
