/** Names in a language by their English ones; `advocate/Labour` where a profession decides. */
export type Names<Key extends string = string> = Readonly<Record<Key, string>>;

/** What a language says for names that are put together of numbers and other names. */
export interface NamePhrases {
  /** `Under ₹500`, `Under 5 years`. */
  under: (limit: string) => string;
  /** `₹1,000 and more`, `20 years and more`. */
  andMore: (least: string) => string;
  /** `4.5 and above`, of stars. */
  andAbove: (least: string) => string;
  /** `₹500 to ₹700`, `5 to 10 years`. */
  span: (from: string, to: string) => string;
  /** `5 years`. */
  years: (count: string) => string;
  /** `5 years of experience`. */
  experience: (count: string) => string;
  /** `Classes 1-5`. */
  classes: (span: string) => string;
  /** `Speaks Kannada, Hindi`. */
  speaks: (languages: string) => string;
  /** `Physics Teacher`. */
  teacher: (subject: string) => string;
  /** `Public Officer, Department of Health`. */
  publicOfficer: (department: string) => string;
}

/** Each with the phrase that it becomes; its groups are names themselves. */
const patterns: readonly [RegExp, keyof NamePhrases][] = [
  [/^Under ([₹\d][^a-z]*(?:years?)?)$/, 'under'],
  [/^([₹\d][^a-z]*(?:years?)?) and more$/, 'andMore'],
  [/^([\d.]+) and above$/, 'andAbove'],
  [/^([₹\d][\d,.]*) to ([₹\d][^a-z]*(?:years?)?)$/, 'span'],
  [/^(\d+) years?$/, 'years'],
  [/^(\d+) years? of [a-z]+$/, 'experience'],
  [/^Classes ([\d-]+)$/, 'classes'],
  [/^Speaks ([A-Z].*)$/, 'speaks'],
  [/^(.*[a-z]) Teacher$/, 'teacher'],
  [/^Public Officer, (.*)$/, 'publicOfficer'],
];

/**
 * Translates the names of finite lists, whatever their case, and lists of them: `Kannada, Hindi`. What it
 * does not know is what people wrote, and stays.
 */
export function nameTranslator(names: Names, phrases: NamePhrases) {
  const known = new Map(Object.entries(names).map(([name, said]) => [name.toLowerCase(), said]));

  function translated(name: string, profession = ''): string | undefined {
    const own = `${profession}/${name}`.toLowerCase();
    return known.get(own) ?? known.get(name.toLowerCase()) ?? listed(name) ?? phrased(name);
  }

  function listed(name: string): string | undefined {
    const parts = name.split(', ');
    const said = parts.map((part) => (parts.length > 1 ? translated(part) : undefined));
    return said.includes(undefined) ? undefined : said.join(', ');
  }

  function phrased(name: string): string | undefined {
    for (const [pattern, phrase] of patterns) {
      const found = pattern
        .exec(name)
        ?.slice(1)
        .map((part) => (isNumber(part) ? part : translated(part)));
      if (found && !found.includes(undefined)) {
        return (phrases[phrase] as (...parts: (string | undefined)[]) => string)(...found);
      }
    }
    return undefined;
  }

  return (name: string, profession?: string): string => translated(name, profession) ?? name;
}

const isNumber = (text: string) => !/[a-z]/i.test(text);
