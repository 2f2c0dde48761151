import { department, type Office } from './office.types';

export const finance: Office = {
  slug: 'finance',
  heading: 'Finance and Taxes',
  about: 'Budget, treasuries, taxes on trade and what the state pays its pensioners.',
  category: 'State Department of Finance',
  departments: [
    department(
      'State Department of Finance',
      'Prepares the budget of the state, releases its grants and watches how they are spent.',
      [
        ['Copy of a government order', 7, 20],
        ['Release of a sanctioned grant', 30],
        ['Question about a bill of a supplier', 15],
      ],
      [
        'Identity card with photograph',
        'Number and date of the order',
        'Bank details of the payee',
      ],
    ),
    department(
      'Department of Treasuries',
      'Takes what is paid to the state and pays what the state owes, district by district.',
      [
        ['Challan verification', 2],
        ['Refund of an excess payment', 21],
        ['Stamp paper above ₹10,000', 1, 10],
      ],
      ['Challan in original', 'PAN card', 'Cancelled cheque'],
    ),
    department(
      'Commercial Taxes Department',
      'Registers traders, collects goods and services tax and tax on professions.',
      [
        ['GST registration', 7],
        ['Professional tax enrolment', 3],
        ['Clearance certificate', 15, 100],
        ['Reply to a notice, in person', 1],
      ],
      ['PAN card', 'Rent agreement or tax receipt of the shop', 'Photograph of the owner'],
    ),
    department(
      'Department of Pensions',
      'Pensions of the state’s own staff and of their families, and social pensions.',
      [
        ['New pension', 45],
        ['Family pension', 30],
        ['Life certificate', 1],
        ['Correction of a name or an account', 15],
      ],
      ['Identity card with photograph', 'Service book or payment order', 'Bank passbook'],
    ),
    department(
      'Directorate of Small Savings',
      'Savings certificates, agents and prizes of the small-savings scheme.',
      [
        ['Duplicate certificate', 30, 50],
        ['Claim after a death', 30],
        ['Agency for small savings', 60, 500],
      ],
      ['Identity card with photograph', 'Certificate or its number', 'Proof of address'],
    ),
  ],
};

export const revenue: Office = {
  slug: 'revenue',
  heading: 'Land and Revenue',
  about: 'Who owns which land, certificates of income and caste, and help after floods.',
  category: 'Department of Revenue',
  departments: [
    department(
      'Land Records',
      'Keeps the record of rights and changes it after a sale or an inheritance.',
      [
        ['Extract of the record of rights', 1, 15],
        ['Mutation after a sale', 30, 35],
        ['Mutation after an inheritance', 45, 35],
      ],
      ['Sale deed or family tree', 'Identity card with photograph', 'Latest tax receipt'],
    ),
    department(
      'Survey and Settlement',
      'Measures land, fixes boundaries and draws village maps.',
      [
        ['Survey of a boundary', 30, 800],
        ['Sketch for a division', 45, 1_200],
        ['Copy of a village map', 3, 100],
      ],
      ['Extract of the record of rights', 'Consent of the co-owners', 'Identity card'],
    ),
    department(
      'Stamps and Registration',
      'Registers deeds, marriages and firms, and says what lies on a house.',
      [
        ['Registration of a deed', 1, 1_000],
        ['Encumbrance certificate', 3, 120],
        ['Registration of a marriage', 7, 100],
      ],
      ['Deed on stamp paper', 'Two witnesses with identity cards', 'PAN card of both parties'],
    ),
    department(
      'Disaster Relief',
      'Help after floods, fires and drought, paid to the household.',
      [
        ['Help for a damaged house', 21],
        ['Help for a lost crop', 30],
        ['Help after a death', 7],
      ],
      ['Report of the village officer', 'Photographs of the damage', 'Bank passbook'],
    ),
    department(
      'Caste and Income Certificates',
      'Certificates for schools, scholarships and posts.',
      [
        ['Income certificate', 21, 40],
        ['Caste certificate', 21, 40],
        ['Certificate of residence', 7, 40],
      ],
      ['Application with photograph', 'School certificate', 'Ration card or wage slip'],
    ),
  ],
};

export const labourOffice: Office = {
  slug: 'labour',
  heading: 'Work and Wages',
  about: 'Safety at work, minimum wages, and help for those who build.',
  category: 'Department of Labour',
  departments: [
    department(
      'Factories and Boilers',
      'Licenses factories and inspects them and their boilers.',
      [
        ['Factory licence', 45, 2_500],
        ['Renewal of a licence', 30, 1_500],
        ['Inspection of a boiler', 15, 900],
      ],
      ['Plan of the building', 'List of machines', 'Consent of the pollution board'],
    ),
    department(
      'Minimum Wages',
      'Fixes the lowest wages and helps those who got less.',
      [
        ['Claim of unpaid wages', 60],
        ['Copy of a wage order', 3, 10],
        ['Shop registration', 5, 250],
      ],
      ['Wage slips or a bank statement', 'Identity card', 'Name and address of the employer'],
    ),
    department(
      'Construction Workers',
      'Registers building workers and pays their benefits.',
      [
        ['Registration as a worker', 15, 25],
        ['Help with school fees', 45],
        ['Maternity benefit', 30],
      ],
      ['Certificate of 90 days of work', 'Photograph', 'Bank passbook'],
    ),
    department(
      'Employment Exchange',
      'Registers those who look for work and sends employers their names.',
      [
        ['New registration', 1],
        ['Renewal', 1],
        ['Change of qualification', 2],
      ],
      ['School and degree certificates', 'Certificate of residence'],
    ),
    department(
      'Child Labour',
      'Takes children out of work and into school.',
      [
        ['Report of a working child', 1],
        ['Place in a bridge school', 15],
      ],
      ['Nothing is needed to report; a name need not be given'],
    ),
  ],
};
