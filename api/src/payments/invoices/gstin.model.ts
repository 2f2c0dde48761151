/** States and union territories by the first two digits of a GSTIN. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a GSTIN has a state and the right last character (Luhn's rule to the base 36). */
export function isGstin(gstin: string): boolean {
  if (!shape.test(gstin) || stateOfGstin(gstin) === undefined) return false;
  const sum = [...gstin.slice(0, 14)].reduce((total, letter, position) => {
    const product = digits.indexOf(letter) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return gstin.at(-1) === digits[(36 - (sum % 36)) % 36];
}

/** The state in which its holder is registered. */
export const stateOfGstin = (gstin: string): string | undefined => states[gstin.slice(0, 2)];

/** A state as invoices name it: `Karnataka (29)`. A state without a code stays as it is. */
export function stateWithCode(state: string): string {
  const code = Object.keys(states).find((one) => states[one] === state);
  return code === undefined ? state : `${state} (${code})`;
}
