import type { MapAnswer, OfficeMapAnswer, PlacedDepartment } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { circleOf, type MapCircle, type Marker } from '../../common/map/map.model';
import { governmentOffice } from '../../common/professions/government-office';

/** A department is known by its address among pages: slugs are its office's own. */
export const departmentId = ({ office, slug }: PlacedDepartment): string => `${office}/${slug}`;

/** Departments as a map shows them. */
export function departmentsOnMap(answer: OfficeMapAnswer): MapAnswer {
  const { departments, places, tiles } = answer;
  const points = departments.map((department) => ({
    _id: departmentId(department),
    vendorName: localName(department.name),
    title: localName(department.heading),
    profession: governmentOffice.slug,
    ...{ lat: department.lat, lng: department.lng },
  }));
  return { total: points.length, isTotalExact: true, points, groups: [], places, tiles };
}

/** What a map of departments shows first, and the city there; null without any. */
export function firstOfDepartments(
  answer: OfficeMapAnswer,
): { circle: MapCircle; city: string } | null {
  const circle = circleOf(departmentsOnMap(answer));
  if (circle === null) return null;
  const far = ({ lat, lng }: PlacedDepartment) => Math.hypot(lat - circle.lat, lng - circle.lng);
  const [nearest] = [...answer.departments].sort((one, other) => far(one) - far(other));
  return { circle, city: nearest?.city ?? '' };
}

/**
 * The departments of a marker. Of one with more than it names they are known only where all share a
 * spot, as in a block of offices; else null.
 */
export function departmentsAt(
  { people, count, lat, lng }: Marker,
  departments: readonly PlacedDepartment[],
): PlacedDepartment[] | null {
  const named = new Set(people.map(({ id }) => id));
  if (named.size === count) return departments.filter((one) => named.has(departmentId(one)));
  const isHere = (one: PlacedDepartment) =>
    Math.abs(one.lat - lat) < SAME_SPOT && Math.abs(one.lng - lng) < SAME_SPOT;
  const here = departments.filter(isHere);
  return here.length === count ? here : null;
}

/** Degrees; places are known to a thousandth, and the middle of equal ones is not exactly theirs. */
const SAME_SPOT = 0.000_5;
