import fc from 'fast-check';
import { cleanText } from './clean-text.model';

const cases: [what: string, typed: string, stored: string][] = [
  ['plain text stays', 'Three months, ₹ 500!', 'Three months, ₹ 500!'],
  [
    'direction is not turned',
    'to \u202Etfel\u202C and \u2066in\u2069\u200F\u061C',
    'to tfel and in',
  ],
  ['nothing hides between letters', 'b\u200Br\u2060i\uFEFFb\u00ADe', 'bribe'],
  ['nor does a joiner', 'b\u200Dr\u200Cibe', 'bribe'],
  ['control characters go', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['tabs and lines stay', 'a\tb\nc', 'a\tb\nc'],
  ['lines end in one way', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['at most one empty line', 'a\n\n\n \n\nb', 'a\n\nb'],
  ['accents do not pile up', `a${'\u0301\u0302'.repeat(40)}`, 'á\u0302\u0301\u0302\u0301'],
  ['letters are composed', 'e\u0301', 'é'],
  ['Kannada keeps its joiners', 'ರ್\u200Dಕ', 'ರ್\u200Dಕ'],
  ['Hindi keeps its joiners', 'क्\u200Cष', 'क्\u200Cष'],
  ['a family stays one', '👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ['Arabic is Arabic', 'شكرا', 'شكرا'],
  ['blank letters go', 'a\u3164b\uFFA0', 'ab'],
  ['what is nothing becomes nothing', '\u200B\u200D\uFEFF', ''],
];

for (const [what, typed, stored] of cases) {
  test(what, () => expect(cleanText(typed)).toBe(stored));
}

test('what is clean stays as it is, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = cleanText(typed);
      expect(cleanText(once)).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});

/** Processor time, since other processes affect wall time. */
const hostile = [' ', '\t\n ', '\u0301\u0316', '\u0301\u200D \n', '\u200C\u200D', '\r'];

for (const unit of hostile) {
  test(`${JSON.stringify(unit)} over and over is cleaned in linear time`, () => {
    const began = process.cpuUsage();
    cleanText(unit.repeat(200_000 / unit.length));
    // A quadratic algorithm takes twenty seconds on this input.
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });
}
