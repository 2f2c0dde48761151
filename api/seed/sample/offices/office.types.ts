/** A group of departments; its officers are in the sub-category of that name. */
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

/** A public service: working days it takes, and rupees; undefined when free. */
export type Counter = [name: string, days: number, rupees?: number];

export const department = (
  name: string,
  about: string,
  services: Counter[],
  documents: string[],
): Department => ({ name, about, services, documents });
