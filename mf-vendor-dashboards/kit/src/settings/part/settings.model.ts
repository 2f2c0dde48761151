import { isMeetingUrl, limits, messages } from '@nukkad/platform/contract';
import { all, maxLength, required, type Validator } from '@nukkad/shared-ui';
import * as common from '../../common/common.text';
import { policyText, text } from './settings.text';

/** Limits of the API. */
export const most = {
  about: 4_000,
  line: 200,
  languages: 10,
  qualifications: 20,
  unit: 20,
  days: 365,
  policyHours: 1_440,
  notice: 20_160,
  slot: 240,
  buffer: 120,
  serviceMinutes: 10_080,
  lessonMinutes: 480,
  lessons: 100,
};

const PAISE = 100;

/** Amounts are rupees in forms and paise on the wire. */
export const typedAmount = (amount: number): number => amount / PAISE;
export const sentAmount = (typed: number | null): number => Math.round((typed ?? 0) * PAISE);

export const asked = required(messages.required);
export const askedLine = (length: number) =>
  all<string>(asked, maxLength(length, common.tooLong(length)));
export const rightLine = maxLength(most.line, common.tooLong(most.line));
export const rightAbout = askedLine(most.about);
export const askedNumber: Validator<number | null> = (value) =>
  typeof value === 'number' ? undefined : text.numberWrong;
export const askedAmount: Validator<number | null> = (value) =>
  typeof value === 'number' && value >= 0 ? undefined : text.amountWrong;
/** Empty for a practice without video visits. */
export const rightMeetingUrl = all<string>(
  maxLength(limits.meetingUrlMaxLength, common.tooLong(limits.meetingUrlMaxLength)),
  (typed) => {
    const address = typed?.trim() ?? '';
    return address === '' || isMeetingUrl(address) ? undefined : policyText.meetingUrlWrong;
  },
);
