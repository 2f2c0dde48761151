import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { directorySupport } from './support/directory.mjs';
import { isRight, judgedQueries } from './support/judged.mjs';

/** Minimum or maximum shares of all queries. */
const BUDGETS = { suggestions: 0.95, lists: 0.97, wrongCorrections: 0.01, nonsense: 0.95 };

/** Vendors judged per list. */
const DEPTH = 5;

const { values } = parseArgs({ options: { vendors: { type: 'string', default: '4000' } } });

const directory = await directorySupport().openDirectory(
  { folder: 'memory://' },
  Number(values.vendors),
);
try {
  const answered = [];
  for (const judged of judgedQueries()) answered.push(await ask(judged));
  report(answered);
} finally {
  await directory.close();
}

async function ask(judged) {
  const { suggestions, ...suggest } = await get('suggest', judged.query);
  const list = await get('', judged.query);
  const [first = null] = suggestions;
  const isNothing = judged.rights.length === 0;
  const isSuggestionRight = isNothing ? first === null : first !== null && isRight(judged, first);
  const isMeantRight = list.meant !== null && isRight(judged, list.meant);
  const isWrong =
    (suggest.corrected !== null && !isSuggestionRight) ||
    (list.corrected !== null && !isMeantRight);
  return {
    ...{ slice: judged.slice, query: judged.query, first: first?.label ?? null },
    ...{ meant: list.meant?.label ?? null, corrected: list.corrected ?? suggest.corrected },
    suggestion: Number(isSuggestionRight),
    list: isNothing ? Number(list.total === 0) : precisionOf(judged, list),
    wrongCorrection: Number(isWrong),
  };
}

/** Share of the first vendors with a correct topic; 0 if the place is wrong. */
function precisionOf(judged, { vendors, place }) {
  if (vendors.length === 0 || (judged.place && place?.slug !== judged.place)) return 0;
  const shown = vendors.slice(0, DEPTH);
  const right = shown.filter(({ profession, category, subCategory }) =>
    [category, subCategory].some(
      (one) => one && isRight(judged, { profession, label: one.categoryName }),
    ),
  );
  return right.length / shown.length;
}

async function get(what, q) {
  const url = `${directory.origin}/api/search${what && `/${what}`}?${new URLSearchParams({ q })}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered ${await response.text()}`);
  return response.json();
}

function report(answered) {
  const slices = [...new Set(answered.map(({ slice }) => slice))];
  const figures = Object.fromEntries(
    slices.map((slice) => [slice, figuresOf(answered.filter((one) => one.slice === slice))]),
  );
  const all = figuresOf(answered);
  const over = problems(all, figures.nonsense);
  const wrong = answered.filter(isFlawed);
  for (const [slice, found] of Object.entries({ ...figures, all }))
    console.info(line(slice, found));
  for (const one of wrong) {
    console.info(`${one.slice.padEnd(9)} ${one.query} → ${one.first} · ${one.meant}${taken(one)}`);
  }
  const folder = path.join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  const found = { at: new Date().toISOString(), budgets: BUDGETS, all, slices: figures, over };
  writeFileSync(
    path.join(folder, 'relevance.json'),
    `${JSON.stringify({ ...found, wrong }, null, 2)}\n`,
  );
  console.info('The report is bench/reports/relevance.json');
  for (const problem of over) console.error(`Over budget: ${problem}`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

function line(slice, { queries, suggestions, lists, wrongCorrections }) {
  const rates = { suggestions, lists, 'wrong corrections': wrongCorrections };
  const words = Object.entries(rates).map(([name, part]) => `${name} ${percent(part)}`);
  return `${slice.padEnd(9)} ${String(queries).padStart(4)} queries   ${words.join('   ')}`;
}

function percent(part) {
  return `${(part * 100).toFixed(1).padStart(5)} %`;
}

function isFlawed({ suggestion, list, wrongCorrection }) {
  return suggestion < 1 || list < 1 || wrongCorrection > 0;
}

function taken({ corrected, list }) {
  return `${corrected === null ? '' : ` · taken for “${corrected}”`} · list ${list}`;
}

function figuresOf(answered) {
  const mean = (field) =>
    Math.round((answered.reduce((sum, one) => sum + one[field], 0) / answered.length) * 1_000) /
    1_000;
  return {
    queries: answered.length,
    suggestions: mean('suggestion'),
    lists: mean('list'),
    wrongCorrections: mean('wrongCorrection'),
  };
}

function problems(all, nonsense) {
  return [
    all.suggestions < BUDGETS.suggestions && `suggestions ${all.suggestions}`,
    all.lists < BUDGETS.lists && `lists ${all.lists}`,
    all.wrongCorrections > BUDGETS.wrongCorrections && `wrong corrections ${all.wrongCorrections}`,
    nonsense.lists < BUDGETS.nonsense && `nonsense that finds nobody ${nonsense.lists}`,
  ].filter(Boolean);
}
