import { aScan } from './onboarding';
import type { Answers } from './wizard';

/** Answers of a teacher. */
export async function aTeacher(): Promise<Answers> {
  return {
    ...{ title: 'Ms', gender: 'Female', mobile: '9845012345', city: 'Bengaluru' },
    location: 'HSR Layout',
    subjects: { label: /^Choose Subjects|Subjects/, values: ['Mathematics', 'Physics'] },
    syllabus: ['CBSE', 'ICSE'],
    description: 'Algebra, told in stories. Ten years of it.',
    certificate: {
      ...{ subject: 'Mathematics', level: 'Advanced', issuedBy: 'Bangalore University' },
      ...{ description: 'Two years of algebra.', from: '2017-06-01', to: '2019-05-31' },
      scan: await aScan('certificate.png'),
    },
    education: {
      ...{ institution: 'BITS', qualification: 'BSc', specializations: ['Algebra'] },
      scan: await aScan('degree.png', '#35557a'),
    },
    hours: { day: 'Monday', from: '09:00', to: '17:00' },
    ...{ category: 'Home tuition', experience: '10', price: '500' },
  };
}

/** What a profession can choose: its field of work, and what a degree was in. */
interface Choices {
  subject: string;
  specialization: string;
}

/** Answers of a doctor: licensed, and paid per visit. */
export async function aDoctor({ subject, specialization }: Choices): Promise<Answers> {
  const teacher = await aTeacher();
  return {
    ...teacher,
    education: { ...teacher.education, specializations: [specialization] },
    subjects: { label: /Specialities/, values: [subject] },
    syllabus: undefined,
    description: 'Teeth, without fear.',
    certificate: {
      ...{ number: 'KSDC 12345 A', issuedBy: 'Karnataka State Dental Council' },
      ...{ from: '2017-06-01', to: '2031-05-31', scan: await aScan('licence.png', '#2f6b4f') },
    },
    category: undefined,
    price: '800',
  };
}

/** Answers of a government officer, who has no price. */
export async function anOfficer(choices: Choices): Promise<Answers> {
  return {
    ...(await aDoctor(choices)),
    subjects: { label: /Responsibilities/, values: [choices.subject] },
    description: 'Complaints about water, answered in a week.',
    price: undefined,
  };
}
