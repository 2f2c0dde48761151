import { z } from 'zod';
import * as limits from '../limits';
import { uuid, wholeNumber } from './fields';
import { named } from './named';
import { caseCategory as category, direction, paging, sought } from './practice.schema';
import { line, lines } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();
const mostTitle = 160;
const mostCourt = 160;
const mostStage = 80;
const mostNote = 4_000;

const outcomes = ['won', 'lost', 'settled', 'withdrawn'] as const;
const outcome = named(
  'CaseOutcome',
  z.enum(outcomes).describe('How a case ended; null while it goes on.'),
);

const caseFields = {
  _id: id,
  number: z.string().describe('Counted per advocate: `C-000123`.'),
  title: z.string(),
  category,
  client: z.object({ _id: id, name: z.string(), img: z.string() }),
  opponent: z.string().nullable().describe('V/S'),
  court: z.string().nullable(),
  stage: z.string().nullable().describe('Where it stands, in the advocate\'s words: "Evidence".'),
  outcome: outcome.nullable(),
  note: z.string().nullable(),
  openedOn: z.iso.date().describe('`yyyy-MM-dd`'),
  closedOn: z.iso.date().nullable(),
  lastHearing: moment.nullable().describe('Instants.'),
  nextHearing: moment.nullable(),
};

export const legalCase = z
  .object(caseFields)
  .meta({ id: 'LegalCase', description: 'A case of an advocate.' });

const hearingFields = {
  _id: id,
  caseId: id,
  at: moment,
  court: z.string().nullable(),
  note: z.string().nullable().describe('What came of it, or is to be done.'),
};

export const hearing = z
  .object(hearingFields)
  .meta({ id: 'Hearing', description: 'A hearing of a legal case; `at` is an ISO instant.' });

export const caseDocument = z
  .object({
    _id: id,
    fileId: id.describe('Fetched from `fileAddress`.'),
    name: z.string(),
    type: z.string(),
    bytes: z.int(),
    addedAt: moment,
  })
  .meta({
    id: 'CaseDocument',
    description: 'Metadata of a file of a legal case. `type` is its media type, `bytes` its size.',
  });

export const legalCaseDetails = z
  .object({
    ...caseFields,
    hearings: z.array(hearing).describe('Oldest first.'),
    documents: z.array(caseDocument),
  })
  .meta({ id: 'LegalCaseDetails', description: 'A legal case with its hearings and documents.' });

export const caseOrder = z
  .object({
    title: line(mostTitle),
    category,
    clientId: uuid,
    opponent: line(limits.nameMaxLength).nullish(),
    court: line(mostCourt).nullish(),
    stage: line(mostStage).nullish(),
    outcome: outcome.nullish(),
    note: lines(mostNote).nullish(),
  })
  .meta({ id: 'CaseOrder', description: 'Fields of a legal case to open or to change.' });

export const hearingOrder = z
  .object({
    at: z.iso.datetime({ error: 'must be an instant such as 2026-11-23T04:30:00.000Z' }),
    court: line(mostCourt).nullish(),
    note: lines(mostNote).nullish(),
  })
  .meta({
    id: 'HearingOrder',
    description: 'A hearing to add or to change; `at` is an ISO instant.',
  });

export const casesQuery = named(
  'CasesQuery',
  z
    .object({
      q: sought,
      outcome: z
        .enum([...outcomes, 'open'])
        .optional()
        .describe('`open` or how it ended.'),
      sort: named(
        'CasesSort',
        z
          .enum(['number', 'title', 'client', 'stage', 'next', 'opened'])
          .describe('Column that orders a list of legal cases.'),
      ).optional(),
      direction: direction.optional(),
      page: wholeNumber.optional(),
    })
    .describe('Search, filter, order and page of a list of legal cases.'),
);

export const casesAnswer = z
  .object({ cases: z.array(legalCase), ...paging })
  .meta({ id: 'CasesAnswer', description: "One page of the advocate's legal cases." });

export const datedHearing = z
  .object({
    ...hearingFields,
    title: z.string(),
    category,
    client: z.object({ name: z.string(), img: z.string() }),
    opponent: z.string().nullable(),
    lastHearing: moment.nullable().describe('The one before this.'),
  })
  .meta({ id: 'DatedHearing', description: 'A hearing as the weekly panel shows it.' });

export const caseDocumentOrder = z.object({ fileId: uuid });

export const caseAccepted = z
  .object({ bookingId: id, caseId: id })
  .meta({ id: 'CaseAccepted', description: 'Accepting a case request makes a case of it.' });
