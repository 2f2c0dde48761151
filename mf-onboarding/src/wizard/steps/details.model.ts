import type { DetailsDraft } from '@nukkad/platform/contract';

/** The WhatsApp number follows the first mobile number as long as it is the same. */
export function withMobile(draft: DetailsDraft, mobileNumber: string[]): Partial<DetailsDraft> {
  const follows = draft.isWhatsAppSame && { whatsAppNumber: mobileNumber[0] ?? '' };
  return { mobileNumber, ...follows };
}

export function withSameNumber(
  draft: DetailsDraft,
  isWhatsAppSame: boolean,
): Partial<DetailsDraft> {
  return { isWhatsAppSame, whatsAppNumber: isWhatsAppSame ? (draft.mobileNumber[0] ?? '') : '' };
}

/** Another city of the list has localities of its own; whoever corrects a letter keeps theirs. */
export function withCity(
  draft: DetailsDraft,
  city: string,
  isChosen: boolean,
): Partial<DetailsDraft> {
  return isChosen && city !== draft.city ? { city, location: '' } : { city };
}

export const replaced = <T>(list: readonly T[], at: number, by: T): T[] =>
  list.map((one, index) => (index === at ? by : one));
