import {
  type CaseCategory,
  type CaseOrder,
  type CaseOutcome,
  type ClientOrder,
  type LegalCase,
  limits,
  messages,
} from '@nukkad/platform/contract';
import { all, maxLength, required, type Validator } from '@nukkad/shared-ui';
import { tooLong } from '../../common/case.text';
import { caseLimits } from '../../common/case-limits';
import { isPicked, nothingPicked, type Picked } from '../../common/picked.model';
import { text } from './case-form.text';

const INDIA = '+91';
const PHONE_DIGITS = 10;

/** Form values of a case; `phone` is the ten digits of a new client. */
export interface TypedCase {
  title: string;
  category: CaseCategory | null;
  who: 'known' | 'new';
  client: Picked;
  name: string;
  phone: string;
  opponent: string;
  court: string;
  stage: string;
  outcome: CaseOutcome | null;
  note: string;
}

export const asked = required(messages.required);
export const atMost = (most: number) => maxLength(most, tooLong(most));
export const titleProblem = all<string>(asked, atMost(caseLimits.title));
export const nameProblem = all<string>(asked, atMost(limits.nameMaxLength));
export const clientProblem = isPicked(text.clientUnknown);
export const phoneProblem: Validator<string> = (digits) =>
  !digits || digits.length === PHONE_DIGITS ? undefined : text.phoneWrong;

export const newCase: TypedCase = {
  title: '',
  category: null,
  who: 'known',
  client: nothingPicked,
  name: '',
  phone: '',
  opponent: '',
  court: '',
  stage: '',
  outcome: null,
  note: '',
};

export function caseValues(stored: LegalCase): TypedCase {
  const { title, category, client, opponent, court, stage, outcome, note } = stored;
  return {
    ...newCase,
    title,
    category,
    client: { id: client._id, label: client.name },
    opponent: opponent ?? '',
    court: court ?? '',
    stage: stage ?? '',
    outcome,
    note: note ?? '',
  };
}

export function caseOrder(typed: TypedCase, clientId: string): CaseOrder {
  return {
    title: typed.title.trim(),
    category: typed.category ?? 'Civil',
    clientId,
    opponent: typed.opponent.trim() || null,
    court: typed.court.trim() || null,
    stage: typed.stage.trim() || null,
    outcome: typed.outcome,
    note: typed.note.trim() || null,
  };
}

/** The new client to add with the case. */
export function clientOf({ name, phone }: TypedCase): ClientOrder {
  return { name: name.trim(), phone: phone === '' ? null : `${INDIA}${phone}` };
}
