import { limits } from '@nukkad/platform/contract';

const step = 100;

/** Rounded down, so that "500+" is true, and never below the documented number. */
export const customersShown = (people: number): number =>
  Math.max(limits.happyCustomers, Math.floor(people / step) * step);
