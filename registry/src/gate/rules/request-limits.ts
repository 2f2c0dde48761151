import type { FieldLimits } from '@nukkad/platform/contract';

/** Limits of a call's fields: `body.note` → what narrows it. */
export type Fields = Record<string, FieldLimits>;

/** A field of which one side sends what the other refuses. */
export interface NarrowedField {
  field: string;
  /** What is sent and what is accepted, in a clause. */
  says: string;
}

type Bound = Exclude<keyof FieldLimits, 'pattern' | 'format' | 'multipleOf'>;

const mosts: [bound: Bound, unit: string][] = [
  ['maxLength', ' characters'],
  ['maximum', ''],
  ['exclusiveMaximum', ''],
  ['maxItems', ' entries'],
];
const leasts: [bound: Bound, unit: string][] = [
  ['minLength', ' characters'],
  ['minimum', ''],
  ['exclusiveMinimum', ''],
  ['minItems', ' entries'],
];

/**
 * Fields whose limits are narrower where they are accepted than where they are sent. What is sent
 * without a limit, and accepted with one, is narrower too; other patterns may be, and count.
 * Nothing is compared when one side says nothing of the call.
 */
export function narrowedFields(sent?: Fields, accepted?: Fields): NarrowedField[] {
  if (!sent || !accepted) return [];
  return Object.entries(accepted).flatMap(([field, limits]) => {
    // New fields, and those that have to be there from now on, are the compiler's to tell.
    const says = sent[field] && narrowing(sent[field], limits);
    return says === undefined ? [] : [{ field, says }];
  });
}

function narrowing(sent: FieldLimits, accepted: FieldLimits): string | undefined {
  return (
    mosts.map((bound) => lowered(bound, sent, accepted)).find(Boolean) ??
    leasts.map((bound) => raised(bound, sent, accepted)).find(Boolean) ??
    forms.map((form) => formed(form, sent, accepted)).find(Boolean)
  );
}

function lowered([bound, unit]: [Bound, string], sent: FieldLimits, accepted: FieldLimits) {
  const [old, now] = [sent[bound], accepted[bound]];
  if (now === undefined || (old !== undefined && now >= old)) return undefined;
  const said = old === undefined ? 'without a limit' : `up to ${old}${unit}`;
  return `${said}, it accepts ${now}${unit} at most`;
}

function raised([bound, unit]: [Bound, string], sent: FieldLimits, accepted: FieldLimits) {
  const [old, now] = [sent[bound], accepted[bound]];
  if (now === undefined || (old !== undefined && now <= old)) return undefined;
  const said = old === undefined ? 'of any size' : `from ${old}${unit} on`;
  return `${said}, it accepts ${now}${unit} at least`;
}

const forms = ['pattern', 'format', 'multipleOf'] as const;

function formed(form: (typeof forms)[number], sent: FieldLimits, accepted: FieldLimits) {
  const [old, now] = [sent[form], accepted[form]];
  if (now === undefined || now === old) return undefined;
  return `${old === undefined ? 'in any form' : `in the form ${old}`}, it accepts ${now}`;
}
