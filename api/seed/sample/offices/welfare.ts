import { department, type Office } from './office.types';

export const health: Office = {
  slug: 'health',
  heading: 'Health',
  about: 'Public hospitals, vaccination, medicines and the safety of what we eat.',
  category: 'Department of Health',
  departments: [
    department(
      'Public Hospitals',
      'District hospitals and health centres, their certificates and complaints.',
      [
        ['Disability certificate', 30],
        ['Copy of a case sheet', 7, 50],
        ['Card for free treatment', 15],
      ],
      ['Identity card', 'Ration card', 'Discharge summary'],
    ),
    department(
      'Vaccination',
      'Vaccinates children and travellers and keeps their records.',
      [
        ['Child’s vaccination card', 1],
        ['Yellow-fever certificate', 1, 300],
        ['Camp in a school or office', 15],
      ],
      ['Birth certificate', 'Passport for travellers'],
    ),
    department(
      'Drug Control',
      'Licenses chemists and tests medicines.',
      [
        ['Licence of a chemist', 30, 3_000],
        ['Renewal of a licence', 15, 1_500],
        ['Test of a suspected medicine', 21],
      ],
      ['Certificate of the pharmacist', 'Rent agreement', 'Plan of the shop'],
    ),
    department(
      'Food Safety',
      'Registers kitchens and shops, inspects them and tests samples.',
      [
        ['Registration of a small kitchen', 7, 100],
        ['Licence of a restaurant', 45, 2_000],
        ['Test of a sample', 14],
      ],
      ['Photograph and identity card', 'Water test report', 'Health certificates of the staff'],
    ),
    department(
      'Ambulance Services',
      'Ambulances of the state and the licences of private ones.',
      [
        ['Record of a call', 7, 20],
        ['Permit of a private ambulance', 30, 1_000],
      ],
      ['Registration certificate of the vehicle', 'Insurance', 'Certificate of the attendant'],
    ),
  ],
};

export const education: Office = {
  slug: 'education',
  heading: 'Education',
  about: 'Schools, scholarships and text books, from the first class to the twelfth.',
  category: 'Department of Education',
  departments: [
    department(
      'Primary Schools',
      'Admission, transfers and meals in classes 1 to 5.',
      [
        ['Seat under the right to education', 30],
        ['Transfer certificate', 3],
        ['Complaint about a school meal', 3],
      ],
      ['Birth certificate', 'Proof of address', 'Income certificate'],
    ),
    department(
      'Secondary Schools',
      'Classes 6 to 10, their recognition and their examinations.',
      [
        ['Duplicate marks card', 21, 200],
        ['Correction of a name', 30, 150],
        ['Recognition of a school', 90, 10_000],
      ],
      ['Hall ticket or roll number', 'Affidavit for a correction', 'Identity card'],
    ),
    department(
      'Pre-University',
      'Classes 11 and 12 and their examinations.',
      [
        ['Migration certificate', 7, 250],
        ['Copy of an answer book', 15, 500],
        ['Revaluation', 30, 1_500],
      ],
      ['Marks card', 'Hall ticket', 'Payment receipt'],
    ),
    department(
      'Scholarships',
      'Scholarships and fee refunds for school and college.',
      [
        ['New scholarship', 60],
        ['Renewal', 30],
        ['Payment that did not arrive', 15],
      ],
      ['Income certificate', 'Caste certificate where it applies', 'Bank passbook of the student'],
    ),
    department(
      'Text Books',
      'Prints text books and brings them to schools and shops.',
      [
        ['Books for a school', 15],
        ['Licence to sell', 30, 500],
      ],
      ['Order on the school’s paper', 'Number of pupils by class'],
    ),
  ],
};

export const food: Office = {
  slug: 'food',
  heading: 'Food and Supplies',
  about: 'Ration cards and shops, fair weights, fuel, and help for buyers.',
  category: 'Department of Food and Civil Supplies',
  departments: [
    department(
      'Ration Cards',
      'New cards, new members and changes of address.',
      [
        ['New card', 30],
        ['New member', 15],
        ['Change of address', 7],
      ],
      ['Identity cards of all members', 'Proof of address', 'Income certificate'],
    ),
    department(
      'Fair Price Shops',
      'Licenses ration shops and hears about short supply.',
      [
        ['Licence of a shop', 60, 500],
        ['Complaint about short weight', 7],
        ['Change of shop', 7],
      ],
      ['Ration card', 'Receipt of the last purchase'],
    ),
    department(
      'Legal Metrology',
      'Checks weights, measures, meters and what is printed on packets.',
      [
        ['Stamping of a scale', 3, 100],
        ['Check of a fuel pump', 7],
        ['Registration of a packer', 21, 500],
      ],
      ['The scale or its bill', 'Identity card', 'Trade licence'],
    ),
    department(
      'Consumer Affairs',
      'Advises buyers and takes their cases to the commission.',
      [
        ['Advice at the desk', 1],
        ['Letter to a seller', 7],
        ['Case before the commission', 90, 200],
      ],
      ['Bill', 'Letters or messages', 'Guarantee card'],
    ),
    department(
      'Fuel Supplies',
      'Cooking gas and kerosene for households.',
      [
        ['Free gas connection', 15],
        ['Complaint about a late cylinder', 3],
        ['Transfer of a connection', 7],
      ],
      ['Ration card', 'Identity card', 'Gas book'],
    ),
  ],
};
