import { defaultSpecialities, limits, type Vendor } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { paidSorts } from './plain-profession';
import type { CardLine, Profession } from './profession';
import { cardText, panels, text } from './professions.text';

export const teacher: Profession = {
  slug: 'teacher',
  listing: '/teachers',
  listingAliases: [],
  details: '/teacher-detail',
  ...text.teacher,
  defaultSpec: defaultSpecialities.teacher,
  chips: { shown: limits.subjectChipsShown, wraps: true },
  intro: null,
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
    panel: panels.lesson,
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
    { label: cardText.specialization, value: specialization?.[0]?.specializationName },
    { label: cardText.education, value: education?.[0]?.qualification },
    { label: cardText.languages, value: languages && cardText.teachesIn(localName(languages)) },
    {
      label: cardText.experience,
      value: [
        teacherDetails?.teachingExperience &&
          cardText.teaching(localName(teacherDetails.teachingExperience)),
        lessons ? cardText.lessons(formatCount(lessons)) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
  ];
}
