import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', 'relevance');

/** Queries of users with the expected topics. `slice` of the given ones is `judged`. */
export function judgedQueries() {
  return [
    ...rowsOf('judged.tsv').map(([query, right]) => judged('judged', query, right)),
    ...rowsOf('written.tsv').map((row) => judged(...row)),
  ];
}

/** Whether a topic is among the expected ones. */
export function isRight({ rights }, topic) {
  return rights.some(({ profession, label, isPart }) => {
    const isOfProfession = profession === null || profession === topic.profession;
    return isOfProfession && (isPart ? topic.label.includes(label) : topic.label === label);
  });
}

function judged(slice, query, right, place = null) {
  const rights = right === '-' ? [] : right.split('|').map(readRight);
  return { slice, query, rights, place };
}

/** `Dentist`; `advocate/Labour` for an ambiguous label; `~Food` for part of a label. */
function readRight(text) {
  const [label, profession = null] = text.split('/').reverse();
  const isPart = label.startsWith('~');
  return { profession, label: isPart ? label.slice(1) : label, isPart };
}

function rowsOf(file) {
  return readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
