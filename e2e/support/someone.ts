import type { APIRequestContext } from '@playwright/test';

/** Path of vendor pages, by profession. */
export const detailsPaths: Record<string, string> = {
  doctor: '/doctor-detail',
  teacher: '/teacher-detail',
  ca: '/ca-detail',
  labour: '/labour-detail',
  engineer: '/engineer-detail',
  advocate: '/advocate-detail',
  officer: '/officer-detail',
};

/** The fields of a vendor that a journey reads. */
export interface Someone {
  _id: string;
  vendorName: string;
}

/** Vendors of a list from the API: `type=doctor&spec=dentist`. */
export async function peopleOf(request: APIRequestContext, query: string): Promise<Someone[]> {
  const answer = await request.get(`/api/vendors?${query}`);
  return ((await answer.json()) as { vendors: Someone[] }).vendors;
}

/** The page of a profession's demo account: its figures are the documented ones. */
export async function demoPage(
  request: APIRequestContext,
  profession: string,
  name: string,
): Promise<string> {
  const [found] = await peopleOf(request, `type=${profession}&q=${encodeURIComponent(name)}`);
  if (found?.vendorName.includes(name) !== true) throw new Error(`${name} is not listed.`);
  return `${detailsPaths[profession]}?id=${found._id}`;
}

/** The page of the first vendor in a listing. */
export async function somebody(request: APIRequestContext, profession: string): Promise<string> {
  const [first] = await peopleOf(request, `type=${profession}&page=1`);
  if (!first) throw new Error(`Nobody is listed as ${profession}.`);
  return `${detailsPaths[profession]}?id=${first._id}`;
}
