import { limits, type Vendor } from '@nukkad/platform/contract';
import type { CardLine, Profession } from './profession';

export const teacher: Profession = {
  slug: 'teacher',
  listing: '/teachers',
  listingAliases: [],
  details: '/teacher-detail',
  one: 'teacher',
  many: 'teachers',
  title: 'Teachers',
  defaultSpec: 'english',
  specialitiesLabel: 'Subjects',
  chips: { shown: limits.subjectChipsShown, wraps: true },
  heading: (subject) => `Best ${subject === null ? '' : `${subject} `}Teachers in HSR Layout`,
  root: 'Teachers',
  branch: (subject) => `${subject} Teachers`,
  intro: null,
  cardLines,
  stateKey: 'teacherListing',
  hue: 'teacher',
};

function cardLines({ specialization, education, teacherDetails }: Vendor): CardLine[] {
  const lessons = teacherDetails?.totalLesson;
  const languages = teacherDetails?.teachingLanguage?.join(', ');
  return [
    { label: 'Specialization', value: specialization?.[0]?.specializationName },
    { label: 'Education', value: education?.[0]?.qualification },
    { label: 'Languages', value: languages && `Teaches in ${languages}` },
    {
      label: 'Experience',
      value: [
        teacherDetails?.teachingExperience && `${teacherDetails.teachingExperience} teaching`,
        lessons ? `${lessons.toLocaleString('en-IN')} lessons` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
  ];
}
