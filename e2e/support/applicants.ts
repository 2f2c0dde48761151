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

/** Answers of a doctor: licensed, and paid per visit. */
export async function aDoctor(speciality: string): Promise<Answers> {
  return {
    ...(await aTeacher()),
    subjects: { label: /Specialities/, values: [speciality] },
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
export async function anOfficer(responsibility: string): Promise<Answers> {
  return {
    ...(await aDoctor(responsibility)),
    subjects: { label: /Responsibilities/, values: [responsibility] },
    description: 'Complaints about water, answered in a week.',
    price: undefined,
  };
}
