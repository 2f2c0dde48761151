import { cities, type Place } from '../../reference/places';

export const homeCity = 'Bengaluru';

/** Where the sample people of the home city work, the busiest first. */
export const bengaluru: Place[] = cities.find(({ name }) => name === homeCity)?.places ?? [];

/** The city a place lies in. */
export const cityOf = (place: Place): string =>
  cities.find(({ places }) => places.includes(place))?.name ?? homeCity;

/** Of all sample people, so many work in the home city. */
export const homeShare = 0.88;

/** Farthest a sample vendor stands from the point of the locality, north-south or east-west. */
export const reachKm = 1.5;

export const kmPerDegree = 111.32;
