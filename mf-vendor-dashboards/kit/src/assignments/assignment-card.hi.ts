import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './assignment-card.text';

export const text: Translation<typeof english> = {
  due: (day) => `${day} तक जमा करें`,
  overdue: 'समय निकल गया',
  marks: (most) => `${most} अंक`,
  result: (marks, most) => `${most} में से ${marks} अंक`,
  save: (file) => `${file} सेव करें`,
};
