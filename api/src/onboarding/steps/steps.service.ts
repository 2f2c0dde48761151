import {
  type DetailsDraft,
  type Gender,
  type OnboardingStep,
  onboardingOutlineOf,
  problemsOfStep,
  type StepOrder,
  type StepProblems,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { faceOf, isDrawnFace } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import { notValid } from '../../core/http/refusals';
import { asMessages } from '../../core/language/message';
import { isListed } from '../../directory';
import { storeCertificates, storeEducation } from './documents.service';
import * as store from './onboarding.store';
import { changeOnboarding, changePage, type StandingRow } from './onboarding.store';
import {
  experienceLine,
  formProblems,
  notInList,
  textOrNull,
  texts,
  titleFor,
} from './steps.model';

type Db = Kysely<Tables>;

/**
 * Stores a step, replacing its previous data. Call it inside a transaction, after `begin` and the
 * check that changes are allowed. Fails with `validation`, by field.
 */
export async function storeStep(trx: Db, row: StandingRow, order: StepOrder): Promise<void> {
  await judge(trx, row, order);
  await storing(trx, row, order);
  await noteStep(trx, row, order.step);
}

/** Fails with `validation`, by field, for what cannot be stored. */
export async function judge(trx: Db, row: StandingRow, order: StepOrder): Promise<void> {
  const problems = await problemsOf(trx, row, order);
  if (Object.keys(problems).length > 0) throw notValid(asMessages(problems));
}

export async function noteStep(trx: Db, row: StandingRow, step: OnboardingStep): Promise<void> {
  await changeOnboarding(trx, row.id, { steps: [...new Set([...row.steps, step])] });
}

async function problemsOf(trx: Db, row: StandingRow, order: StepOrder): Promise<StepProblems> {
  const outline = onboardingOutlineOf(row.profession);
  const isKnownTitle =
    order.step !== 'details' || (await isListed(trx, 'titles', order.title.trim()));
  return {
    ...(!isKnownTitle && { title: notInList }),
    ...formProblems(order),
    // The contract's messages override ours for the same field.
    ...problemsOfStep(order.step, order, outline),
  };
}

function storing(trx: Db, row: StandingRow, order: StepOrder): Promise<void> {
  switch (order.step) {
    case 'details':
      return storeDetails(trx, row, order);
    case 'description':
      return changePage(trx, row.id, { about: order.text.trim() });
    case 'certificates':
      return storeCertificates(trx, row, order);
    case 'education':
      return storeEducation(trx, row, order);
    case 'availability':
      return storeWeek(trx, row, order);
    case 'other':
      return storeOther(trx, row, order);
  }
}

async function storeDetails(trx: Db, row: StandingRow, order: DetailsDraft): Promise<void> {
  const subjects = texts(order.subject);
  const syllabus = onboardingOutlineOf(row.profession).asksSyllabus
    ? texts(order.syllabusTaught)
    : [];
  const [city, location] = [order.city.trim(), order.location.trim()];
  await changeOnboarding(trx, row.id, {
    ...{ salutation: order.title.trim(), city, location, subjects, syllabus },
  });
  const gender = order.gender === 'Male' ? 'Male' : 'Female';
  await changePage(trx, row.id, {
    gender,
    ...drawingOf(row, gender),
    ...numbersOf(order),
    ...(await placeOfPage(trx, row, { city, location })),
    ...(await subjectOf(trx, row, subjects)),
    levels: await store.levelsOf(trx, row.category_id, syllabus),
    detail: JSON.stringify({ ...row.detail, specializations: [...subjects, ...syllabus] }),
  });
}

/** Whose page shows a drawing gets one of their gender; a photograph stays. */
const drawingOf = ({ id, image }: StandingRow, gender: Gender) =>
  isDrawnFace(image) ? { image: faceOf(id, gender) } : {};

function numbersOf(order: DetailsDraft) {
  const [phone = null, ...others] = texts(order.mobileNumber);
  return {
    phone,
    other_phones: others,
    whatsapp: order.isWhatsAppSame ? phone : textOrNull(order.whatsAppNumber),
    landline: textOrNull(order.landlineNumber),
  };
}

/** The address that the professional has written stays while the place does. */
async function placeOfPage(trx: Db, row: StandingRow, said: { city: string; location: string }) {
  const place = placeOf(await store.spotNamed(trx, said.city, said.location), said);
  const isSamePlace = row.city === said.city && row.location === said.location;
  return isSamePlace && row.address !== '' ? { ...place, address: row.address } : place;
}

/** The address on a page; a place outside the directory appears as text only. */
export function placeOf(spot: store.Spot | undefined, said: { city: string; location: string }) {
  if (!spot) {
    const address = `${said.location}, ${said.city}`;
    return { locality_id: null, lat: null, lng: null, address };
  }
  const address = `${spot.name}, ${spot.city} ${spot.pin}`;
  return { locality_id: spot.id, lat: spot.lat, lng: spot.lng, address };
}

/** The title derived from the stored subjects. */
export async function titleOfSubjects(trx: Db, row: StandingRow): Promise<string> {
  const found = await store.subCategoryOf(trx, row.category_id, row.subjects);
  return titleFor(row.profession, found?.name ?? row.subjects[0] ?? '');
}

/** A title chosen by the vendor stays. */
async function subjectOf(trx: Db, row: StandingRow, subjects: string[]) {
  const found = await store.subCategoryOf(trx, row.category_id, subjects);
  const title = titleFor(row.profession, found?.name ?? subjects[0] ?? '');
  const isOwn =
    row.title !== '' && row.subjects.length > 0 && row.title !== (await titleOfSubjects(trx, row));
  return { sub_category_id: found?.id ?? null, ...(!isOwn && { title }) };
}

type Week = Extract<StepOrder, { step: 'availability' }>;

function storeWeek(trx: Db, row: StandingRow, { days }: Week): Promise<void> {
  const hours = days
    .filter(({ isOn }) => isOn)
    .map(({ weekday, from, to }) => ({ weekday, opens: from, closes: to }))
    .sort((a, b) => a.weekday - b.weekday);
  return changePage(trx, row.id, { working_hours: JSON.stringify(hours), has_own_times: true });
}

type Other = Extract<StepOrder, { step: 'other' }>;

const hundredth = 100;

async function storeOther(trx: Db, row: StandingRow, order: Other): Promise<void> {
  const { priceFor, asksCategory } = onboardingOutlineOf(row.profession);
  const years = Number(order.experience);
  await changeOnboarding(trx, row.id, { category: asksCategory ? order.category.trim() : '' });
  await changePage(trx, row.id, {
    experience_years: years,
    detail: JSON.stringify({ ...row.detail, experience: [experienceLine(years)] }),
    ...(priceFor !== null && {
      fee_amount: Number(order.price) * hundredth,
      fee_currency: 'INR' as const,
      fee_per: priceFor,
    }),
  });
}
