import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './schedules.text';

export const text: Translation<typeof english> = {
  title: 'शेड्यूल',
  list: 'अपॉइंटमेंट की सूची',
};
