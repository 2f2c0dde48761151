/** Why one should: what stands beside a form. */
export interface Pitch {
  claim: string;
  points: readonly string[];
}

export const people: Pitch = {
  claim: 'Your corner of the city, a little closer',
  points: [
    'Every badge says what was checked, and when.',
    'Fees and free times stand on each profile, before you ask.',
    'One account for doctors, teachers, advocates and everybody else.',
  ],
};

export const professionals: Pitch = {
  claim: 'People nearby are looking for you',
  points: [
    'Listing is free, and stays free.',
    'Your own page: services, fees, hours and what was verified.',
    'You are found by what you do and where you do it.',
  ],
};

export const teachers: Pitch = {
  claim: 'Your next student lives around the corner',
  points: [
    'Your classes, students and lessons begin on your dashboard.',
    'Your subjects, languages and fees stand on your own page.',
    'Go on with your listing where you left it.',
  ],
};
