import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

const physician = ['MBBS', 'MD', 'DM'];
const surgeon = ['MBBS', 'MS', 'MCh'];

function trade(name: string, degrees: string[], fields: string[], services: string[]): Trade {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { name, title, degrees, fields, services };
}

/** The first degree has no subject; later ones do. */
const in_ = ([first, ...later]: string[], subject: string): string[] => [
  first as string,
  ...later.map((degree) => `${degree} (${subject})`),
];

export const doctor: Profession = {
  slug: 'doctor',
  share: 20,
  honorific: 'Dr.',
  workplaces: ['Clinic', 'Polyclinic', 'Health Centre', 'Speciality Clinic', 'Nursing Home'],
  schools: [
    'Cauvery Institute of Medical Sciences',
    'Nandi Hills Medical College',
    'Deccan Plateau Medical College',
    'Western Ghats Institute of Medicine',
    'Sampige Medical College',
  ],
  membership: 'Registered with the State Medical Council',
  fee: { base: 400, perYear: 30, per: 'visit' },
  lengths: {
    'Dental check-up': 30,
    'Scaling and polishing': 45,
    'Tooth filling': 45,
    'Root canal treatment': 90,
    Consultation: 30,
    Vaccination: 15,
    'Growth review': 30,
    'Newborn check': 30,
    ECG: 15,
    Echocardiogram: 45,
    'Treadmill test': 45,
    'First consultation': 60,
    'Follow-up': 30,
    'Counselling session': 60,
    'Skin consultation': 30,
    'Acne treatment': 45,
    'Hair-fall consultation': 30,
    'Chemical peel': 45,
    'Diabetes consultation': 30,
    'Thyroid consultation': 30,
    'Diet plan review': 30,
    'Antenatal check': 30,
    'Ultrasound scan': 30,
    'Pap smear': 15,
    'Headache clinic': 45,
    EEG: 60,
    'Nerve conduction study': 60,
    'Fracture care': 45,
    'Joint injection': 30,
    'Plaster removal': 30,
    'Eye examination': 45,
    'Spectacle prescription': 30,
    'Cataract consultation': 30,
    'Retina check': 45,
    'Second opinion': 45,
    'Treatment review': 30,
    'Kidney-stone clinic': 30,
    Uroflowmetry: 30,
    'Arthritis review': 30,
    Endoscopy: 60,
    'Liver clinic': 30,
    'Anaemia review': 30,
    'Blood report review': 15,
    Assessment: 45,
    'Spinal adjustment': 30,
    'Posture session': 45,
  },
  papers: ['Medical council registration', 'Degree certificates'],
  trades: [
    {
      ...trade(
        'Dentist',
        ['BDS', 'MDS (Conservative Dentistry)'],
        ['Root canal treatment', 'Orthodontics', 'Dental implants', "Children's dentistry"],
        ['Dental check-up', 'Scaling and polishing', 'Tooth filling', 'Root canal treatment'],
      ),
    },
    trade(
      'Pediatrician',
      in_(physician, 'Paediatrics'),
      ['Newborn care', 'Growth and nutrition', 'Childhood asthma'],
      ['Consultation', 'Vaccination', 'Growth review', 'Newborn check'],
    ),
    trade(
      'Cardiologist',
      in_(physician, 'Cardiology'),
      ['High blood pressure', 'Heart failure', 'Preventive cardiology'],
      ['Consultation', 'ECG', 'Echocardiogram', 'Treadmill test'],
    ),
    trade(
      'Psychiatrist',
      in_(physician, 'Psychiatry'),
      ['Anxiety', 'Depression', 'Sleep problems', 'Addiction'],
      ['First consultation', 'Follow-up', 'Counselling session'],
    ),
    trade(
      'Dermatologist',
      in_(physician, 'Dermatology'),
      ['Acne', 'Hair fall', 'Eczema', 'Pigmentation'],
      ['Skin consultation', 'Acne treatment', 'Hair-fall consultation', 'Chemical peel'],
    ),
    trade(
      'Endocrinologist',
      in_(physician, 'Endocrinology'),
      ['Diabetes', 'Thyroid disorders', 'PCOS'],
      ['Diabetes consultation', 'Thyroid consultation', 'Diet plan review'],
    ),
    trade(
      'Gynecologist',
      in_(surgeon, 'Obstetrics and Gynaecology'),
      ['Pregnancy care', 'PCOS', 'Menopause', 'Fertility'],
      ['Consultation', 'Antenatal check', 'Ultrasound scan', 'Pap smear'],
    ),
    trade(
      'Neurologist',
      in_(physician, 'Neurology'),
      ['Migraine', 'Epilepsy', 'Stroke recovery'],
      ['Consultation', 'Headache clinic', 'EEG', 'Nerve conduction study'],
    ),
    trade(
      'Orthopedic',
      in_(surgeon, 'Orthopaedics'),
      ['Knee pain', 'Sports injuries', 'Back pain', 'Fractures'],
      ['Consultation', 'Fracture care', 'Joint injection', 'Plaster removal'],
    ),
    trade(
      'Ophthalmologist',
      in_(surgeon, 'Ophthalmology'),
      ['Cataract', 'Glaucoma', "Children's eyes"],
      ['Eye examination', 'Spectacle prescription', 'Cataract consultation', 'Retina check'],
    ),
    trade(
      'Oncologist',
      in_(physician, 'Medical Oncology'),
      ['Breast cancer', 'Blood cancer', 'Second opinions'],
      ['Consultation', 'Second opinion', 'Treatment review'],
    ),
    trade(
      'Urologist',
      in_(surgeon, 'Urology'),
      ['Kidney stones', 'Prostate problems', 'Urinary infections'],
      ['Consultation', 'Kidney-stone clinic', 'Uroflowmetry'],
    ),
    trade(
      'Rheumatologist',
      in_(physician, 'Rheumatology'),
      ['Arthritis', 'Lupus', 'Gout'],
      ['Consultation', 'Arthritis review', 'Joint injection'],
    ),
    trade(
      'Gastroenterologist',
      in_(physician, 'Gastroenterology'),
      ['Acidity', 'Liver disease', 'Irritable bowel'],
      ['Consultation', 'Endoscopy', 'Liver clinic'],
    ),
    trade(
      'Hematologist',
      in_(physician, 'Clinical Haematology'),
      ['Anaemia', 'Bleeding disorders', 'Thalassaemia'],
      ['Consultation', 'Anaemia review', 'Blood report review'],
    ),
    trade(
      'chiropractor',
      ['BPT', 'MPT (Musculoskeletal)', 'Diploma in Chiropractic'],
      ['Neck pain', 'Posture', 'Back pain'],
      ['Assessment', 'Spinal adjustment', 'Posture session'],
    ),
  ],
  about: introduce(
    'sees patients',
    'Explains every finding in plain words and prescribes only what is needed.',
    'Reports are read during the visit, and follow-up questions within a week are free.',
    'The rooms are reached without stairs, and a wheelchair stands at the door.',
  ),
};
