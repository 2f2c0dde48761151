/** A group of departments; its people stand in the sub-category of that name. */
export interface Office {
  slug: string;
  heading: string;
  about: string;
  /** Name of the sub-category. */
  category: string;
  departments: Department[];
}

export interface Department {
  name: string;
  about: string;
  services: Counter[];
  documents: string[];
}

/** What one can apply for: working days it takes, and rupees; none where it is free. */
export type Counter = [name: string, days: number, rupees?: number];

export const department = (
  name: string,
  about: string,
  services: Counter[],
  documents: string[],
): Department => ({ name, about, services, documents });
