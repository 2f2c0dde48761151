import {
  limits,
  type OnboardingDraft,
  type OnboardingOutline,
  type OnboardingStep,
} from '@nukkad/platform/contract';
import { formatClock, formatDate, formatPhone, formatRupees } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import * as words from './wizard.text';

/** A line of the review: question and answer. */
export interface Line {
  key: string;
  asked: string;
  answer: string;
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  to === limits.noEndDay
    ? list([dayWords(from), words.documentText.noEnd])
    : list([dayWords(from), dayWords(to)], ' – ');

// The typed text may not be a valid day yet.
const dayWords = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? formatDate(typed) : typed);

const rupees = (typed: string) =>
  /^\d+$/.test(typed.trim()) ? formatRupees(Number(typed)) : typed;

const list = (texts: readonly string[], between = ', ') => texts.filter(Boolean).join(between);

/** A step's answers for the review. */
export function linesOf(
  step: OnboardingStep,
  draft: OnboardingDraft,
  profession: string,
  outline: OnboardingOutline,
): Line[] {
  return lines[step](draft, profession, outline).map(([asked, answer], nth) => ({
    ...{ key: `${nth} ${asked}`, asked },
    answer: answer.trim() === '' ? words.reviewText.nothing : localName(answer),
  }));
}

type Pair = readonly [asked: string, answer: string];

const lines: Record<
  OnboardingStep,
  (draft: OnboardingDraft, profession: string, outline: OnboardingOutline) => Pair[]
> = {
  details: ({ details }, profession, { asksSyllabus }) => [
    [words.detailsText.title, details.title],
    [words.detailsText.gender, details.gender],
    [words.detailsText.mobile(0), list(details.mobileNumber.map(formatPhone))],
    [words.detailsText.whatsApp, formatPhone(details.whatsAppNumber)],
    [words.detailsText.landline, formatPhone(details.landlineNumber)],
    [words.detailsText.city, details.city],
    [words.detailsText.location, details.location],
    [words.subjectsOf(profession), list(details.subject)],
    ...(asksSyllabus ? [[words.detailsText.syllabus, list(details.syllabusTaught)] as const] : []),
  ],
  description: ({ description }) => [[words.descriptionText.label, description.text]],
  certificates: ({ certificates: { none, items } }, profession) =>
    none
      ? [[words.documentText.noCertificate(profession), words.reviewText.none]]
      : listed(items, words.documentText.certificate, (item) => [
          ...[item.subject, item.certificate, item.number, item.issuedBy, item.description],
          ...[spanOf(item), item.file?.name ?? ''],
        ]),
  education: ({ education: { none, items } }) =>
    none
      ? [[words.documentText.noEducation, words.reviewText.none]]
      : listed(items, words.documentText.education, (item) => [
          ...[item.qualification, item.institution, list(item.specializations)],
          ...[spanOf(item), item.file?.name ?? ''],
        ]),
  availability: ({ availability: { days } }) =>
    days
      .filter(({ isOn }) => isOn)
      .map(({ weekday, from, to }) => [
        words.availabilityText.days[weekday - 1] ?? '',
        words.reviewText.hours(formatClock(from), formatClock(to)),
      ]),
  other: ({ other }, profession, { asksCategory, priceFor }) => [
    ...(asksCategory ? [[words.otherText.category, other.category] as const] : []),
    [words.otherText.experience(profession), other.experience],
    ...(priceFor === null ? [] : [[words.otherText.price(priceFor), rupees(other.price)] as const]),
  ],
};

const listed = <Item>(
  items: readonly Item[],
  nameOf: (nth: number) => string,
  describe: (item: Item) => string[],
): Pair[] => items.map((item, nth) => [nameOf(nth), list(describe(item))]);
