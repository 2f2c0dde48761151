import { formatRupees } from '@nukkad/platform/format';
import { namesInLanguages } from '@nukkad/platform/names/in-languages';
import type { OptionName } from '../facets/facets.model';
import { normaliseQuery, splitWords } from './normalise.model';

/** A filter found in the query's words. */
export interface FilterWords {
  field: 'gender' | 'lang' | 'fee' | 'exp' | 'rating' | 'avail';
  /** Values of the filter, joined by commas as in a URL. */
  value: string;
  /** Display text: `Female`, `Under ₹500`. */
  label: string;
  /** Index of its first word. */
  from: number;
  to: number;
}

/** The options per filter; fees are those of the interpreted profession. */
export type FilterOptions = Record<FilterWords['field'], OptionName[]>;

interface Rule {
  /** Matches words joined by one space. */
  pattern: RegExp;
  read: (found: RegExpExecArray, options: FilterOptions) => Omit<FilterWords, 'from' | 'to'> | null;
}

const chosen = (field: FilterWords['field'], value: string): Rule['read'] => {
  return (_found, options) => {
    const option = options[field].find((one) => one.value === value);
    return option ? { field, value, label: option.label } : null;
  };
};

const word = (...alternatives: string[]) =>
  new RegExp(`(?<= |^)(?:${alternatives.join('|')})(?= |$)`, 'u');

const number = '(\\d{1,6})';
const rupees = '(?:rs |inr |₹ ?|रुपये |ರೂ )?';
const years = '(?:years?|yrs?|yr|saal|varsha|varsh|साल|ವರ್ಷ)';

/** In order of reliability: rules of more words first. */
const rules: Rule[] = [
  {
    pattern: word(
      `(?:under|below|less than|within|upto|up to|max|maximum) ${rupees}${number}(?: rs| rupees| rupaye)?`,
      `${rupees}${number} (?:se kam|rupaye se kam|ke andar|olage|रुपये से कम|से कम|के अंदर)`,
      `${rupees}${number} (?:ರೂಪಾಯಿಗಿಂತ ಕಡಿಮೆ|ಕ್ಕಿಂತ ಕಡಿಮೆ|ಒಳಗೆ|ರೂಪಾಯಿ ಒಳಗೆ)`,
    ),
    read: (found, options) => feeUnder(Number(found[1] ?? found[2] ?? found[3]), options),
  },
  {
    pattern: word(
      `(?:with |over |more than |minimum |min )?${number} (?:plus )?${years}(?: of)?(?: experience| experienced| exp| anubhav| anubhava)?`,
    ),
    read: (found, options) => experienceOver(Number(found[1]), options),
  },
  {
    pattern: word(`([345]) stars?(?: rated)?`),
    read: (found, options) => ratedOver(Number(found[1]), options),
  },
  {
    pattern: word(
      'open now',
      'available now',
      'right now',
      'abhi',
      'urgent',
      'immediately',
      'eega',
      'अभी',
      'ಈಗ',
    ),
    read: chosen('avail', 'now'),
  },
  {
    pattern: word('(?:available |open )?today', 'aaj', 'ivattu', 'आज', 'ಇವತ್ತು', 'ಇಂದು'),
    read: chosen('avail', 'today'),
  },
  {
    pattern: word('(?:available |open )?tomorrow', 'naale', 'कल', 'ನಾಳೆ'),
    read: chosen('avail', 'tomorrow'),
  },
  {
    pattern: word(
      '(?:this |on )?weekend',
      '(?:open )?(?:on )?sundays?',
      '(?:open )?(?:on )?saturdays?',
      ...['ravivar', 'shanivar', 'रविवार', 'शनिवार', 'सप्ताहांत'],
      ...['bhanuvara', 'shanivara', 'ಭಾನುವಾರ', 'ಶನಿವಾರ', 'ವಾರಾಂತ್ಯ'],
    ),
    read: chosen('avail', 'weekend'),
  },
  {
    pattern: word(
      'female',
      'lady',
      'ladies',
      'woman',
      'women',
      'mahila',
      'mahile',
      'महिला',
      'ಮಹಿಳಾ',
      'ಮಹಿಳೆ',
    ),
    read: chosen('gender', 'female'),
  },
  { pattern: word('male', 'gents', 'purush', 'पुरुष', 'ಪುರುಷ'), read: chosen('gender', 'male') },
];

/**
 * Filters in the words, each kind once. A language counts when the words mark it (`kannada
 * speaking`), or alone when `isLanguageMeant` allows it: it may be a subject as well.
 */
export function filterWords(
  words: string[],
  options: FilterOptions,
  isLanguageMeant: (at: number) => boolean,
): FilterWords[] {
  const text = words.join(' ');
  const all = [...rules, languageRule(options, words, isLanguageMeant)];
  const found: FilterWords[] = [];
  for (const { pattern, read } of all) {
    const match = pattern.exec(text);
    const filter = match && read(match, options);
    if (!match || !filter) continue;
    const from = splitWords(text.slice(0, match.index)).length;
    const to = from + splitWords(match[0]).length;
    const isFree = found.every(
      (one) => one.field !== filter.field && (to <= one.from || from >= one.to),
    );
    if (isFree) found.push({ ...filter, from, to });
  }
  return found;
}

function languageRule(
  { lang }: FilterOptions,
  words: string[],
  isLanguageMeant: (at: number) => boolean,
): Rule {
  const named = new Map(
    lang.flatMap((option) =>
      [option.label, ...namesInLanguages(option.label)].map(
        (name) => [normaliseQuery(name), option] as const,
      ),
    ),
  );
  const names = [...named.keys()].join('|');
  return {
    pattern: new RegExp(
      `(?<= |^)(?:who speaks |speaks |speaking )?(${names})(${speaking})?(?= |$)`,
      'u',
    ),
    read: (found) => {
      const [all, name = '', saying] = found;
      const option = named.get(name);
      const isSaid = saying !== undefined || /^(?:who )?speak/.test(all);
      if (!option || !(isSaid || isLanguageMeant(words.indexOf(name)))) return null;
      return { field: 'lang', value: option.value, label: `Speaks ${option.label}` };
    },
  };
}

/** After a language: of those who speak it. */
const speaking = [
  ...['speaking', 'speaker', 'bolne wale', 'bolne wala', 'baruva', 'matanaduva'],
  ...['बोलने वाले', 'बोलने वाला', 'बोलने वाली', 'भाषी', 'ಮಾತನಾಡುವ', 'ಮಾತಾಡುವ', 'ಬರುವ', 'ಬಲ್ಲ'],
]
  .map((words) => ` ${words}`)
  .join('|');

/** Fee steps: all below the amount, and the step it lies in. */
function feeUnder(amount: number, { fee }: FilterOptions) {
  const steps = fee.filter(({ value }) => Number(value.split('-')[0]) < amount);
  if (steps.length === 0 || steps.length === fee.length) return null;
  return { field: 'fee' as const, value: valuesOf(steps), label: `Under ${formatRupees(amount)}` };
}

function experienceOver(years: number, { exp }: FilterOptions) {
  const steps = exp.filter(({ value }) => Number(value.split('-')[1] ?? Infinity) > years);
  if (steps.length === 0 || steps.length === exp.length) return null;
  return { field: 'exp' as const, value: valuesOf(steps), label: `${years} years and more` };
}

function ratedOver(stars: number, { rating }: FilterOptions) {
  const least = Math.min(stars, Math.max(...rating.map(({ value }) => Number(value))));
  const option = rating.find(({ value }) => Number(value) === least);
  return option ? { field: 'rating' as const, value: option.value, label: option.label } : null;
}

const valuesOf = (options: OptionName[]) => options.map(({ value }) => value).join(',');
