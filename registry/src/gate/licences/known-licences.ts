import zeroBsd from 'spdx-license-list/licenses/0BSD.json';
import apache2 from 'spdx-license-list/licenses/Apache-2.0.json';
import blueOak from 'spdx-license-list/licenses/BlueOak-1.0.0.json';
import bsd2 from 'spdx-license-list/licenses/BSD-2-Clause.json';
import bsd3 from 'spdx-license-list/licenses/BSD-3-Clause.json';
import cc0 from 'spdx-license-list/licenses/CC0-1.0.json';
import isc from 'spdx-license-list/licenses/ISC.json';
import mit from 'spdx-license-list/licenses/MIT.json';
import mit0 from 'spdx-license-list/licenses/MIT-0.json';
import mpl2 from 'spdx-license-list/licenses/MPL-2.0.json';
import ofl from 'spdx-license-list/licenses/OFL-1.1.json';
import unlicense from 'spdx-license-list/licenses/Unlicense.json';
import zlib from 'spdx-license-list/licenses/Zlib.json';
import { wordsOf } from './words';

/** A licence that allows shipping, as it is searched for in texts. */
export interface KnownLicence {
  /** SPDX identifier. */
  id: string;
  /** Its words from the grant to the end, in pieces between the names that each author fills in. */
  body: string[];
  /** What may stand before or after the body. */
  beside: string[];
}

interface Licence {
  id: string;
  text: string;
  /** The first words of the body; the title stands before them. */
  from: string;
  /** The first words after the body. */
  until?: string;
  /** Names of the reference text, in whose place each author writes their own. */
  names?: string[];
  /** More that may stand beside the body. */
  preface?: string[];
}

const oflPreface = (address: string) =>
  `This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is
   copied below, and is also available with a FAQ at: ${address}`;

/**
 * Licences under which code and fonts may be shipped to browsers. Adding one is a decision: its
 * conditions must be met by shipping its text beside the files (`licenses.txt`). MPL-2.0 is met by
 * that and by the address of the sources in the SBOM, because bundled files are not changed.
 */
const LICENCES: Licence[] = [
  { id: 'MIT', text: mit.licenseText, from: 'Permission is hereby granted' },
  { id: 'MIT-0', text: mit0.licenseText, from: 'Permission is hereby granted' },
  { id: 'ISC', text: isc.licenseText, from: 'Permission to use', names: ['ISC'] },
  { id: '0BSD', text: zeroBsd.licenseText, from: 'Permission to use', names: ['the author'] },
  {
    id: 'BSD-2-Clause',
    text: bsd2.licenseText,
    from: 'Redistribution and use',
    names: ['the copyright holders and contributors', 'the copyright holder or contributors'],
  },
  {
    id: 'BSD-3-Clause',
    text: bsd3.licenseText,
    from: 'Redistribution and use',
    names: [
      ...['the copyright holders and contributors', 'the copyright holder or contributors'],
      'the copyright holder nor the names of its contributors',
    ],
  },
  {
    id: 'Apache-2.0',
    text: apache2.licenseText,
    from: 'TERMS AND CONDITIONS FOR USE',
    until: 'END OF TERMS AND CONDITIONS',
    preface: ['January 2004 http://www.apache.org/licenses/', 'END OF TERMS AND CONDITIONS'],
  },
  { id: 'MPL-2.0', text: mpl2.licenseText, from: 'Definitions', until: 'Exhibit A - Source Code' },
  {
    id: 'CC0-1.0',
    text: cc0.licenseText,
    from: 'Statement of Purpose',
    preface: [cc0.licenseText.slice(0, cc0.licenseText.indexOf('Statement of Purpose'))],
  },
  {
    id: 'OFL-1.1',
    text: ofl.licenseText,
    from: 'PREAMBLE',
    preface: [
      ...['http://scripts.sil.org/OFL', 'https://openfontlicense.org'].map(oflPreface),
      'Version 1.1 - 26 February 2007',
    ],
  },
  { id: 'Unlicense', text: unlicense.licenseText, from: 'This is free and unencumbered' },
  { id: 'BlueOak-1.0.0', text: blueOak.licenseText, from: 'Purpose' },
  { id: 'Zlib', text: zlib.licenseText, from: 'This software is provided', names: ['the authors'] },
];

/** The licences that allow shipping. */
export const knownLicences: readonly KnownLicence[] = LICENCES.map(known);

function known({ id, text, from, until, names = [], preface = [] }: Licence): KnownLicence {
  const words = wordsOf(text);
  const start = placeOf(words, from);
  const end = until ? placeOf(words, until) + 1 : words.length;
  const body = names.reduce(
    (pieces, name) => pieces.flatMap((piece) => around(piece, wordsOf(name))),
    [words.slice(start, end)],
  );
  const after = end < words.length ? [words.slice(end - 1)] : [];
  return { id, body, beside: [...after, ...preface.map(wordsOf)] };
}

function placeOf(words: string, first: string): number {
  const found = words.indexOf(wordsOf(first).trimEnd());
  // A list whose texts begin otherwise would let every text pass, or none.
  if (found < 0) throw new Error(`The list of licences has no text with "${first}".`);
  return found;
}

// Each piece keeps the spaces around it, so that it is found at whole words only.
function around(piece: string, name: string): string[] {
  return piece.split(name).map((part, index, all) => {
    const before = index === 0 ? '' : ' ';
    return `${before}${part}${index === all.length - 1 ? '' : ' '}`;
  });
}
