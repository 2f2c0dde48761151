import type { HandedFile, WorkOrder } from '@nukkad/platform/contract';

/** Form values of a portfolio work. */
export interface TypedWork {
  id: string;
  title: string;
  about: string;
  year: number | null;
  picture: HandedFile | null;
}

export const FIRST_YEAR = 1950;

const thisYear = () => new Date().getFullYear();

export const lastYear = (): number => thisYear() + 1;

export const emptyWork = (): Omit<TypedWork, 'id'> => ({
  title: '',
  about: '',
  year: thisYear(),
  picture: null,
});

export const workOrder = ({ title, about, year, picture }: TypedWork): WorkOrder => ({
  title: title.trim(),
  about: about.trim(),
  year: year ?? thisYear(),
  pictureId: picture?._id ?? '',
});
