/** A neighbourhood or a whole city in which somebody can look for professionals. */
export interface GeoPlace {
  _id: string;
  kind: 'locality' | 'city';
  /** `HSR Layout`; of a city its own name. */
  name: string;
  /** Address form of the name: `hsr-layout`. */
  slug: string;
  city: string;
  citySlug: string;
  state: string;
  /** Null of a city: it has many. */
  pin: string | null;
  /** What people mean by the name, in degrees; null of a city. */
  point: { lat: number; lng: number } | null;
  /** Whether anybody can be listed there: false of a city without known neighbourhoods. */
  isServed: boolean;
}

/** The neighbourhood closest to a point, and how far its middle is, in kilometres. */
export interface NearestPlace {
  place: GeoPlace;
  km: number;
}
