import { levelsOf } from '../../reference/facets';
import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

const levels = levelsOf('teacher');

function subject(name: string, degrees: string[]): Trade {
  return {
    name,
    title: `${name} Teacher`,
    degrees,
    fields: levels.flat(),
    services: ['One-to-one lesson', 'Small group lesson', 'Exam preparation'],
  };
}

const arts = (of: string) => [`BA (${of})`, 'BEd', `MA (${of})`, `PhD (${of})`];
const science = (of: string) => [`BSc (${of})`, 'BEd', `MSc (${of})`, `PhD (${of})`];
const commerce = ['BCom', 'BEd', 'MCom', 'PhD (Commerce)'];

export const teacher: Profession = {
  slug: 'teacher',
  share: 24,
  workplaces: ['Tutorials', 'Study Circle', 'Learning Centre', 'Academy'],
  schools: [
    'Sahyadri Teachers College',
    'Kaveri Women’s College',
    'Deccan Plateau University',
    'Tungabhadra College of Education',
  ],
  fee: { base: 300, perYear: 20, per: 'hour' },
  lengths: {
    'One-to-one lesson': 60,
    'Small group lesson': 90,
    'Exam preparation': 90,
  },
  trial: { name: 'Trial lesson', minutes: 20 },
  levels,
  papers: ['Degree certificates', 'Teaching certificate'],
  trades: [
    subject('English', arts('English')),
    subject('Mathematics', science('Mathematics')),
    subject('Physics', science('Physics')),
    subject('Chemistry', science('Chemistry')),
    subject('Biology', science('Biology')),
    subject('Hindi', arts('Hindi')),
    subject('Kannada', arts('Kannada')),
    subject('Sanskrit', arts('Sanskrit')),
    subject('Social Science', arts('Sociology')),
    subject('History', arts('History')),
    subject('Geography', arts('Geography')),
    subject('Economics', arts('Economics')),
    subject('Accountancy', commerce),
    subject('Business Studies', commerce),
    subject('Computer Science', ['BCA', 'MCA', 'PhD (Computer Science)']),
    subject('Environmental Science', science('Environmental Science')),
    subject('French', arts('French')),
    subject('German', arts('German')),
    subject('Music', ['Vidwat (Music)', 'MA (Music)']),
    subject('Drawing', ['Diploma in Drawing', 'BFA', 'MFA']),
  ],
  about: introduce(
    'teaches',
    'Every lesson ends with a page of practice and a note on what comes next.',
    'The first twenty minutes are free, so that you can see whether it fits.',
    'Parents get a short report once a month.',
  ),
};
