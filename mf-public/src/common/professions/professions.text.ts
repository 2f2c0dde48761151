/** Words of the professions; the descriptors hold the rest. */
export const text = {
  doctor: {
    one: 'doctor',
    many: 'doctors',
    title: 'Doctors',
    specialitiesLabel: 'Specialities',
    heading: (speciality: string | null, place: string) =>
      `Best ${speciality ?? 'Doctors'} in ${place}`,
    root: 'Allopathic Doctors',
    branch: (speciality: string) => `${speciality[0]?.toUpperCase()}${speciality.slice(1)}s`,
    yearsOf: 'practice',
    book: 'appointment',
  },
  engineer: {
    one: 'engineer',
    many: 'engineers',
    title: 'Engineers',
    specialitiesLabel: 'Fields of work',
    heading: (field: string | null, place: string) =>
      `Best ${field === null ? '' : `${field} `}Engineers in ${place}`,
    root: 'Engineers',
    branch: (field: string) => `${field} Engineers`,
    yearsOf: 'experience',
    book: 'Hire Now',
  },
  ca: {
    one: 'chartered accountant',
    many: 'chartered accountants',
    title: 'Chartered Accountants',
    specialitiesLabel: 'Areas of work',
    heading: (area: string | null, place: string) =>
      `Best ${area === null ? '' : `${area} `}Chartered Accountants in ${place}`,
    root: 'Chartered Accountants',
    branch: (area: string) => `${area} Chartered Accountants`,
    yearsOf: 'practice',
    book: 'Book a Consultation',
  },
  advocate: {
    one: 'advocate',
    many: 'advocates',
    title: 'Advocates',
    specialitiesLabel: 'Practice areas',
    heading: (area: string | null, place: string) =>
      `Best ${area === null ? '' : `${area} `}Advocates in ${place}`,
    root: 'Advocates',
    branch: (area: string) => `${area} Advocates`,
    yearsOf: 'practice',
    book: 'Book a Consultation',
  },
  teacher: {
    one: 'teacher',
    many: 'teachers',
    title: 'Teachers',
    specialitiesLabel: 'Subjects',
    heading: (subject: string | null, place: string) =>
      `Best ${subject === null ? '' : `${subject} `}Teachers in ${place}`,
    root: 'Teachers',
    branch: (subject: string) => `${subject} Teachers`,
    yearsOf: 'teaching',
    book: 'Book Trial Lesson',
  },
  labour: {
    one: 'labourer',
    many: 'labourers',
    title: 'Labours',
    specialitiesLabel: 'Kinds of work',
    heading: (work: string | null, place: string) => `Best ${work ?? 'Labours'} in ${place}`,
    root: 'Labours',
    branch: (work: string) => work,
    yearsOf: 'experience',
    book: 'Hire Now',
  },
  officer: {
    one: 'officer',
    many: 'officers',
    title: 'Officers',
    specialitiesLabel: 'Kinds of complaint',
    heading: () => 'Raise a Complaint',
    root: 'Officers',
    branch: (kind: string) => `${kind.replace(/-related$/i, ' Related')} Complaints`,
    intro: 'Find the officer your complaint is about, and read other complaints.',
    yearsOf: 'service',
    book: 'Write a Complaint',
  },
  governmentOffice: {
    one: 'government official',
    many: 'government officials',
    title: 'Government Offices',
    specialitiesLabel: 'Departments',
    heading: (department: string | null) => department ?? 'Government Offices',
    root: 'Government Offices',
    branch: (department: string) => department,
    intro:
      'Offices by department, with their officers, hours, services and the documents they ask for.',
    yearsOf: 'service',
    book: 'Write a Complaint',
  },
} as const;

/** Booking panels. */
export const panels = {
  appointment: { title: () => 'Book appointment', button: 'Book Now' },
  consultation: { title: () => 'Schedule a Consultation', button: 'Schedule Now' },
  lesson: { title: () => 'Schedule a Lesson', button: 'Schedule Now' },
  hiring: { title: (name: string) => `Hire ${name}`, button: 'Hire Now' },
} as const;

export const searchHint = 'Search doctors, advocates, teachers and many more.....';

/** Card lines: labels, and what a teacher's say. */
export const cardText = {
  clinic: 'Clinic',
  education: 'Education',
  experience: 'Experience',
  languages: 'Languages',
  qualification: 'Qualification',
  specialization: 'Specialization',
  workplace: 'Works at',
  teachesIn: (languages: string) => `Teaches in ${languages}`,
  teaching: (experience: string) => `${experience} teaching`,
  lessons: (count: string) => `${count} lessons`,
} as const;
