import { department, type Office } from './office.types';

export const transport: Office = {
  slug: 'transport',
  heading: 'Transport',
  about: 'Licences, vehicles, permits and safe roads.',
  category: 'Department of Transport',
  departments: [
    department(
      'Driving Licences',
      'Learner’s and driving licences, renewals and tests.',
      [
        ['Learner’s licence', 7, 200],
        ['Driving licence', 15, 500],
        ['Renewal', 7, 400],
      ],
      ['Proof of age', 'Proof of address', 'Medical certificate from the age of 40'],
    ),
    department(
      'Vehicle Registration',
      'Registers vehicles and their change of hands.',
      [
        ['New registration', 7, 600],
        ['Transfer of ownership', 15, 300],
        ['Duplicate certificate', 7, 300],
      ],
      ['Insurance', 'Emission certificate', 'Forms signed by seller and buyer'],
    ),
    department(
      'Permits',
      'Permits of taxis, autos, buses and goods vehicles.',
      [
        ['Auto permit', 30, 400],
        ['Goods permit', 15, 1_000],
        ['Temporary permit', 1, 200],
      ],
      ['Registration certificate', 'Fitness certificate', 'Tax receipt'],
    ),
    department(
      'Road Safety',
      'Looks into dangerous places and accidents.',
      [
        ['Report of a dangerous place', 15],
        ['Reward of a helper after an accident', 60],
      ],
      ['Photograph of the place', 'Nearest landmark'],
    ),
    department(
      'Enforcement',
      'Fines, checks on the road and what becomes of seized vehicles.',
      [
        ['Objection to a fine', 15],
        ['Release of a seized vehicle', 2],
      ],
      ['Notice or its number', 'Registration certificate', 'Driving licence'],
    ),
  ],
};

export const urban: Office = {
  slug: 'urban-development',
  heading: 'City and Building',
  about: 'Building plans, property tax, roads, parks and lights.',
  category: 'Department of Urban Development',
  departments: [
    department(
      'Building Plans',
      'Sanctions plans and certifies finished houses.',
      [
        ['Plan of a house', 30, 5_000],
        ['Occupancy certificate', 30, 2_000],
        ['Copy of a sanctioned plan', 7, 250],
      ],
      ['Title deed', 'Drawings signed by an engineer', 'Latest tax receipt'],
    ),
    department(
      'Property Tax',
      'Assesses houses and keeps the city’s register of them.',
      [
        ['New assessment', 30],
        ['Change of the owner’s name', 30, 300],
        ['Correction of an assessment', 21],
      ],
      ['Sale deed', 'Previous tax receipt', 'Encumbrance certificate'],
    ),
    department(
      'Roads and Drains',
      'Repairs roads, footpaths and drains.',
      [
        ['Repair of a pothole', 7],
        ['Cleaning of a drain', 3],
        ['Leave to cut a road', 15, 1_500],
      ],
      ['Photograph of the place', 'Street and nearest cross'],
    ),
    department(
      'Parks',
      'Cares for parks and street trees.',
      [
        ['Pruning of a tree', 10],
        ['Use of a park for a function', 7, 1_000],
        ['Report of a fallen tree', 1],
      ],
      ['Photograph of the tree', 'Letter of the residents’ association'],
    ),
    department(
      'Street Lights',
      'Lamps, poles and new lines.',
      [
        ['Repair of a lamp', 3],
        ['New lamp', 45],
      ],
      ['Number on the pole', 'Nearest landmark'],
    ),
  ],
};

export const home: Office = {
  slug: 'home',
  heading: 'Safety and Police',
  about: 'Police stations, verification, fire services and help after online fraud.',
  category: 'Department of Home',
  departments: [
    department(
      'Police Stations',
      'Complaints, certificates and tenants’ verification.',
      [
        ['Copy of a first report', 1],
        ['Police clearance certificate', 15, 500],
        ['Verification of a tenant', 7, 100],
      ],
      ['Identity card', 'Proof of address', 'Rent agreement for tenants'],
    ),
    department(
      'Passport Verification',
      'Verifies who applies for a passport.',
      [
        ['Verification visit', 15],
        ['Second visit', 7],
      ],
      ['Number of the application', 'Proof of address', 'Proof of birth'],
    ),
    department(
      'Fire Services',
      'Fights fires and certifies that buildings are safe.',
      [
        ['Clearance of a high building', 45, 10_000],
        ['Report of a fire', 7, 100],
        ['Drill in a school or office', 15],
      ],
      ['Building plan', 'List of the equipment', 'Electrical safety certificate'],
    ),
    department(
      'Prisons',
      'Visits to prisoners and their welfare.',
      [
        ['Leave to visit', 3],
        ['Request for parole', 30],
      ],
      ['Identity card of each visitor', 'Number of the prisoner'],
    ),
    department(
      'Cyber Crime',
      'Fraud by telephone and computer; minutes count.',
      [
        ['Blocking of a payment', 1],
        ['Report of a fraud', 1],
        ['Removal of a false profile', 7],
      ],
      ['Bank statement', 'Messages and numbers', 'Identity card'],
    ),
  ],
};

export const energy: Office = {
  slug: 'energy-and-water',
  heading: 'Electricity and Water',
  about: 'Connections, bills, water, sewers and power from the sun.',
  category: 'Department of Energy and Water',
  departments: [
    department(
      'Electricity Connections',
      'New connections and more load.',
      [
        ['New connection', 15, 1_500],
        ['More load', 15, 800],
        ['Temporary connection', 7, 1_000],
      ],
      ['Sale deed or consent of the owner', 'Wiring report', 'Identity card'],
    ),
    department(
      'Billing',
      'Meters, bills and changes of name.',
      [
        ['Test of a meter', 15, 200],
        ['Change of name', 7, 100],
        ['Correction of a bill', 7],
      ],
      ['Latest bill', 'Photograph of the meter', 'Sale deed for a change of name'],
    ),
    department(
      'Water Supply',
      'Water connections, tankers and the quality of water.',
      [
        ['New connection', 30, 2_500],
        ['Tanker', 2, 700],
        ['Test of water', 7],
      ],
      ['Tax receipt of the house', 'Plan of the pipe', 'Identity card'],
    ),
    department(
      'Sewerage',
      'Sewers, blockages and connections to them.',
      [
        ['Removal of a blockage', 2],
        ['New connection', 30, 1_500],
      ],
      ['Latest water bill', 'Nearest manhole'],
    ),
    department(
      'Renewable Energy',
      'Solar roofs and what is paid for their power.',
      [
        ['Approval of a solar roof', 21, 500],
        ['Subsidy', 45],
        ['Two-way meter', 15, 2_000],
      ],
      ['Latest electricity bill', 'Photograph of the roof', 'Offer of a listed supplier'],
    ),
  ],
};
