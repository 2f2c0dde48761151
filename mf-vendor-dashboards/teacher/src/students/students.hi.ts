import { formatPercent } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './students.text';

export const text: Translation<typeof english> = {
  progress: 'प्रगति',
  credits: 'क्रेडिट',
  lessons: (count) => `${count} क्लास`,
  marks: (percent, graded) => `${graded} असाइनमेंट के ${formatPercent(percent)} अंक`,
  toMark: (count) => `${count} जाँचने बाक़ी`,
  assignments: 'असाइनमेंट',
  assignmentsOf: (student) => `${student} के असाइनमेंट`,
  left: (left, bought) => `${bought} में से ${left} क्लास बाक़ी`,
  noCredits: 'एक भी नहीं ख़रीदी',
};
