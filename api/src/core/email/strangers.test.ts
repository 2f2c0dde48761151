import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import { writtenEmails } from '../../../test/fixtures/written-emails';
import { packageRoot } from '../config/package-root';
import { messageLanguages } from '../language/message-language';
import { named, quoted, quotedLine } from './strangers.model';

const hostile = `Claim your prize\r\nBcc: x@evil.example\r\n\r\nat https://evil.example/x or www.evil.example ${'!'.repeat(5_000)}`;
const names = { topic: hostile, city: 'Twice', askedCity: hostile, document: hostile };
/** Their texts are ours or those of operators and of the site’s editors, who are trusted. */
const ours = ['confirmEmail', 'topicEmail', 'letter', 'emailOf'];

/** Functions that find a user by email address, or choose between two emails tested here. */
const notWritten = /(By|With|Of)Email$|^authorEmail$/;

/** The text without the parts quoted as user content. */
const unquoted = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('> '))
    .join('\n')
    .replace(/“[^”]*”/g, '');

for (const language of messageLanguages) {
  for (const [name, emails] of Object.entries(writtenEmails(language, hostile, 'Twice', names))) {
    if (ours.includes(name)) continue;
    test(`${name} in ${language} makes no link of what somebody chose, and carries little of it`, () => {
      for (const { subject, text } of emails) {
        assert.doesNotMatch(subject, /[\r\n]|:\/\/|www\./);
        assert.ok(subject.length < 2 * limits.emailNameMaxLength, subject);
        assert.doesNotMatch(unquoted(text), /\/evil|www\.evil|^Bcc:/m);
        assert.ok(text.length < 4 * limits.emailQuoteMaxLength, `${text.length} characters`);
      }
    });
  }
}

test('every email is judged here', () => {
  const source = path.join(packageRoot, 'src');
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('testing'))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /^export (?:const|function) (\w+Email)\b/gm,
      ),
    ])
    .map(([, name]) => `${name}`)
    .filter((name) => !notWritten.test(name));
  const judged = Object.keys(writtenEmails('en-IN', 'Asha', 'Twice')).filter((name) =>
    name.endsWith('Email'),
  );
  assert.deepEqual([...new Set(written)].sort(), judged.sort());
});

test('names and texts that are none of these stay as they are', () => {
  assert.equal(named('Dr. A.K. Rao'), 'Dr. A.K. Rao');
  assert.equal(quoted('One\nTwo'), '> One\n> Two');
  assert.equal(quotedLine('He said “no”'), "“He said 'no'”");
});
