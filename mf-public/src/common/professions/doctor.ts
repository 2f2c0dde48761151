import { limits } from '@nukkad/platform/contract';
import type { Profession } from './profession';

export const doctor: Profession = {
  slug: 'doctor',
  listing: '/doctors',
  listingAliases: [],
  details: '/doctor-detail',
  one: 'doctor',
  many: 'doctors',
  title: 'Doctors',
  defaultSpec: 'dentist',
  specialitiesLabel: 'Specialities',
  chips: { shown: limits.specialitiesShown, wraps: false },
  heading: (speciality) => `Best ${speciality ?? 'Doctors'} in HSR Layout`,
  root: 'Allopathic Doctors',
  branch: (speciality) => `${speciality[0]?.toUpperCase()}${speciality.slice(1)}s`,
  intro: null,
  cardLines: ({ doctorDetails }) => [
    { label: 'Education', value: doctorDetails?.education?.[0] },
    { label: 'Experience', value: doctorDetails?.experience?.[0] },
    { label: 'Clinic', value: doctorDetails?.clinicName },
  ],
  stateKey: 'doctorListing',
  hue: 'doctor',
};
