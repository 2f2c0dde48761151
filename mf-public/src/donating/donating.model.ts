import { type Campaign, type DonationOrder, limits, type Money } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { text } from './donating.text';

/** Values of the form; `campaign` is an id. */
export interface Giving {
  campaign: string | null;
  rupees: number | null;
  name: string;
  email: string;
  message: string;
  isAnonymous: boolean;
}

export const nothingGiven: Giving = {
  campaign: null,
  rupees: null,
  name: '',
  email: '',
  message: '',
  isAnonymous: false,
};

/** Suggested amounts, in rupees. */
export const usualAmounts = [500, 1_000, 2_500, 5_000] as const;

const inr = (amount: number): Money => ({ amount, currency: 'INR' });
export const least = formatMoney(inr(limits.donationLeast));
export const most = formatMoney(inr(limits.donationMost));

/** Error message of an amount. */
export function amountProblem(rupees: number | null | undefined): string | undefined {
  const paise = paiseOf(rupees ?? 0);
  if (paise >= limits.donationLeast && paise <= limits.donationMost) return undefined;
  return text.outside(least, most);
}

/** Rupees are typed with a comma or two decimals; money is whole paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Builds the order: a signed-in donor sends no name. */
export function donationOrder(giving: Giving, isLoggedIn: boolean): DonationOrder {
  const { rupees, name, email, message, isAnonymous } = giving;
  return {
    amount: paiseOf(rupees ?? 0),
    isAnonymous,
    ...(message.trim() !== '' && { message }),
    ...(!isLoggedIn && { name, email }),
  };
}

/** The campaign in the address, if it is running; `over` otherwise. */
export function namedCampaign(
  campaigns: readonly Campaign[],
  slug: string | null,
): Campaign | 'over' | null {
  if (slug === null) return null;
  return campaigns.find((one) => one.slug === slug) ?? 'over';
}
