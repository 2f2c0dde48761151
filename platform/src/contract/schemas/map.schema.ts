import { z } from 'zod';
import * as limits from '../limits';
import { degrees, slug } from './fields';
import { searchWords, vendorFilters } from './filters.schema';
import { named } from './named';

const side = (most: number, name: string) =>
  degrees(most).optional().describe(`The ${name} side of the part to show, in degrees; all four.`);

const {
  page: _page,
  limit: _limit,
  cursor: _cursor,
  sort: _sort,
  ...narrowing
} = vendorFilters.shape;

/** Query of a map: what narrows a list, and the part of the earth to show. */
export const mapQuery = z.object({
  ...narrowing,
  type: slug.optional().describe('Slug of a profession'),
  spec: slug.optional().describe('Slug of a speciality'),
  south: side(90, 'southern'),
  north: side(90, 'northern'),
  west: side(180, 'western'),
  east: side(180, 'eastern'),
});

/** The same for the results of a search. */
export const searchMapQuery = mapQuery.extend(searchWords);

const lat = z.number().describe(`Degrees, ${limits.mapDecimals} decimals.`);
const lng = z.number();

const point = named(
  'MapPoint',
  z
    .object({
      _id: z.uuid(),
      vendorName: z.string(),
      title: z.string(),
      profession: z.string().describe('Slug of the profession: `doctor`, `ca`.'),
      lat,
      lng,
    })
    .describe('A professional on a map, about where the neighbourhood is.'),
);

const group = named(
  'MapGroup',
  z
    .object({
      lat,
      lng,
      count: z.int().describe('Scaled from a sample where `isTotalExact` is false.'),
    })
    .describe('Professionals near each other, at the middle of all of them.'),
);

const place = named(
  'MapPlace',
  z.object({ name: z.string(), lat, lng }).describe('A neighbourhood on a map.'),
);

const ground = {
  places: z
    .array(place)
    .max(limits.mapPlaces)
    .describe('Neighbourhoods of the part that is shown, the nearest to its middle first.'),
  tiles: z
    .string()
    .nullable()
    .describe('Address of the PMTiles file beneath; null where the operator gives none.'),
};

export const mapAnswer = z
  .object({
    total: z.int().describe('Professionals in the part that is shown.'),
    isTotalExact: z.boolean().describe('False: estimated from a sample.'),
    points: z
      .array(point)
      .max(limits.mapPoints)
      .describe('Everybody; nobody where there are more than fit, who are in `groups`.'),
    groups: z.array(group).describe('In place of points.'),
    ...ground,
  })
  .meta({
    id: 'MapAnswer',
    description: 'The professionals of a list within a part of the earth.',
  });

const department = named(
  'PlacedDepartment',
  z
    .object({
      office: z.string().describe('Slug of its office.'),
      heading: z.string().describe('Name of its office.'),
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      lat,
      lng,
    })
    .describe('A department about where the neighbourhoods of its PIN code are.'),
);

export const officeMapAnswer = z
  .object({
    departments: z.array(department),
    unplaced: z.int().describe('Departments without a known PIN code in their address.'),
    ...ground,
  })
  .meta({
    id: 'OfficeMapAnswer',
    description: 'The departments of all government offices on a map.',
  });
