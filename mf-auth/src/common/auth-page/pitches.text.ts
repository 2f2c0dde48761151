/** Benefits, beside a form. */
export interface Pitch {
  claim: string;
  points: readonly string[];
}

export const people: Pitch = {
  claim: 'Your corner of the city, a little closer',
  points: [
    'Every badge says what was checked, and when.',
    'Fees and free times are on every profile.',
    'One account for doctors, teachers, advocates and everyone else.',
  ],
};

export const professionals: Pitch = {
  claim: 'People nearby are looking for you',
  points: [
    'Listing is free, and stays free.',
    'Your own page: services, fees, hours and what was verified.',
    'People find you by what you do and where you do it.',
  ],
};

export const teachers: Pitch = {
  claim: 'Your next student lives around the corner',
  points: [
    'Your classes, students and lessons are on your dashboard.',
    'Your subjects, languages and fees are on your own page.',
    'Continue your listing where you left off.',
  ],
};
