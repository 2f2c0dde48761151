import { cities, type Place } from '../../reference/places';

export const homeCity = 'Bengaluru';

/** Workplaces of sample vendors in the home city, busiest first. */
export const bengaluru: Place[] = cities.find(({ name }) => name === homeCity)?.places ?? [];

/** The city of a place. */
export const cityOf = (place: Place): string =>
  cities.find(({ places }) => places.includes(place))?.name ?? homeCity;

/** Share of sample vendors in the home city. */
export const homeShare = 0.88;

/** Maximum distance of a sample vendor from the locality's centre, north-south or east-west. */
export const reachKm = 1.5;

export const kmPerDegree = 111.32;
