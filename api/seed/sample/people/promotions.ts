/** A paid placement in a profession's listing; `{where}` stands for the neighbourhood. */
export interface SamplePromotion {
  profession: string;
  spec: string;
  text: string;
  action: string;
}

/** Paid placements of a new installation. */
export const promotions: SamplePromotion[] = [
  {
    profession: 'doctor',
    spec: 'dentist',
    text: 'Check-up, cleaning and a written plan in one visit, in {where}.',
    action: 'View clinic',
  },
  {
    profession: 'teacher',
    spec: 'english',
    text: 'Small groups and single lessons in {where}. The first one shows whether it fits.',
    action: 'View teacher',
  },
  {
    profession: 'ca',
    spec: 'income-tax',
    text: 'Returns and notices for families and small firms in {where}, at a fixed fee.',
    action: 'View office',
  },
  {
    profession: 'advocate',
    spec: 'family-law',
    text: 'A first consultation in {where} that ends with a page of clear next steps.',
    action: 'View chambers',
  },
  {
    profession: 'engineer',
    spec: 'websites-it-software',
    text: 'A first site for your shop in {where} within a month, in your own name.',
    action: 'View work',
  },
  {
    profession: 'labour',
    spec: 'electrician',
    text: 'Faults found and repaired in {where}, with the price said beforehand.',
    action: 'View profile',
  },
];
