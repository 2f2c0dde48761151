import type { Money, PracticeProfile, PracticeProfileOrder } from '@nukkad/platform/contract';
import type { Validator } from '@nukkad/shared-ui';
import { most, sentAmount, typedAmount } from '../part/settings.model';
import { profileText } from '../part/settings.text';

export interface TypedProfile {
  title: string;
  about: string;
  languages: readonly string[];
  qualifications: string;
  address: string;
  landmark: string;
  parking: string;
  isAgreed: boolean;
  fee: number | null;
  currency: Money['currency'];
  per: string;
}

export function typedProfile(profile: PracticeProfile): TypedProfile {
  const { title, about, languages, qualifications, address, landmark, parking, fee } = profile;
  return {
    ...{ title, about, languages, address },
    qualifications: qualifications.join('\n'),
    landmark: landmark ?? '',
    parking: parking ?? '',
    isAgreed: fee === null,
    fee: fee === null ? null : typedAmount(fee.amount),
    currency: fee?.currency ?? 'INR',
    per: fee?.per ?? 'visit',
  };
}

/** Non-empty lines. */
export const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function profileOrder(typed: TypedProfile): PracticeProfileOrder {
  const { isAgreed, fee, currency, per } = typed;
  return {
    title: typed.title.trim(),
    about: typed.about.trim(),
    languages: [...typed.languages],
    qualifications: linesOf(typed.qualifications),
    address: typed.address.trim(),
    landmark: typed.landmark.trim() || null,
    parking: typed.parking.trim() || null,
    fee: isAgreed ? null : { amount: sentAmount(fee), currency, per: per.trim() },
  };
}

export const rightQualifications: Validator<string> = (written) => {
  const lines = linesOf(written ?? '');
  if (lines.length > most.qualifications) return profileText.tooMany(most.qualifications);
  return lines.some((line) => line.length > most.line)
    ? profileText.lineTooLong(most.line)
    : undefined;
};

export const rightLanguages: Validator<readonly string[]> = (chosen) => {
  const count = chosen?.length ?? 0;
  if (count === 0) return profileText.languageMissing;
  return count > most.languages ? profileText.tooManyLanguages(most.languages) : undefined;
};

export const rightUnit: Validator<string> = (unit) =>
  /^[a-z][a-z ]{0,19}$/.test(unit?.trim() ?? '') ? undefined : profileText.perWrong;
