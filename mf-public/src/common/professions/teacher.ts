import { defaultSpecialities, limits, type Vendor } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { paidSorts } from './plain-profession';
import type { CardLine, Profession } from './profession';

export const teacher: Profession = {
  slug: 'teacher',
  listing: '/teachers',
  listingAliases: [],
  details: '/teacher-detail',
  one: 'teacher',
  many: 'teachers',
  title: 'Teachers',
  defaultSpec: defaultSpecialities.teacher,
  specialitiesLabel: 'Subjects',
  chips: { shown: limits.subjectChipsShown, wraps: true },
  heading: (subject, place) => `Best ${subject === null ? '' : `${subject} `}Teachers in ${place}`,
  root: 'Teachers',
  branch: (subject) => `${subject} Teachers`,
  intro: null,
  yearsOf: 'teaching',
  book: 'Book Trial Lesson',
  cardLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: ['level', 'gender', 'fee', 'exp', 'lang', 'rating', 'now', 'r', 'quick', 'liked'],
    sorts: paidSorts,
    hasBanner: true,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'specialities', 'reviews'],
    panel: { title: () => 'Schedule a Lesson', button: 'Schedule Now' },
    extra: 'lesson-fees',
    schemaType: () => 'EducationalOrganization',
  },
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
        lessons ? `${formatCount(lessons)} lessons` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
  ];
}
