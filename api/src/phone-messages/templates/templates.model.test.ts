import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageLanguages as languages } from '../../core/language/message-language';
import {
  isUnicode,
  longestValue,
  rendered,
  shortened,
  shortTime,
  smsParts,
  templates,
  valueNames,
  valuesInOrder,
} from './templates.model';
import { texts } from './templates.text';

for (const template of templates) {
  test(`${template} has the same values in each language, each once, and no web address`, () => {
    for (const language of languages) {
      const text = texts[template][language];
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      assert.deepEqual(names.toSorted(), valueNames(template).toSorted(), language);
      assert.doesNotMatch(text, /https?:|www\.|[{}]{2}/);
    }
  });

  test(`${template} with the longest values has at most two parts in English`, () => {
    const longest = Object.fromEntries(
      valueNames(template).map((name) => [name, 'x'.repeat(longestValue)]),
    );
    const text = rendered({ template, values: longest }, 'en-IN');
    assert.ok(smsParts(text) <= 2);
    assert.equal(isUnicode(text), false);
  });
}

test('in order of the text, a value stands where its name does in each language', () => {
  const values = { other: 'Dr. Rao', when: 'Sat', reference: 'NK-B-000001' };
  assert.deepEqual(valuesInOrder('booking-confirmed', values), ['Dr. Rao', 'Sat', 'NK-B-000001']);
  assert.throws(() => valuesInOrder('booking-confirmed', { other: 'Dr. Rao' }), /has no when/);
  assert.match(
    rendered({ template: 'booking-confirmed', values }, 'hi'),
    /^Nukkad: Dr\. Rao के साथ/,
  );
});

test('a longer value is cut at a character as people count them', () => {
  assert.equal(shortened('Dr. Ananya Hegde'), 'Dr. Ananya Hegde');
  const cut = shortened('Shri Venkateshwara Multispeciality Clinic');
  assert.equal(cut, 'Shri Venkateshwara Multispeci…');
  assert.equal(cut.length, longestValue);
  assert.equal(shortened(`${'a'.repeat(28)}👩‍⚕️`), `${'a'.repeat(28)}…`);
  assert.ok(shortened('क्षि'.repeat(20)).length <= longestValue);
});

const parts = [
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['न'.repeat(70), 1],
  ['न'.repeat(71), 2],
] as const;

for (const [text, count] of parts) {
  test(`${text.length} × ${text[0]} are ${count} parts`, () => assert.equal(smsParts(text), count));
}

test('a time fits into a value in each language', () => {
  const at = new Date('2026-09-30T12:05:00Z');
  for (const language of languages) {
    const time = shortTime(at, 'Asia/Kolkata', language);
    assert.ok(time.length <= longestValue, time);
    assert.match(time, /30.*5:35/);
  }
});
