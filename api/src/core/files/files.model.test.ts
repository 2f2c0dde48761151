import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dispositionOf, safeName, typeOf } from './files.model';

const bytes: [what: string, start: string, type: string | null][] = [
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n....', 'image/png'],
  ['a PNG that a transfer as text has broken', '\x89PNG\n\x1a\n....', null],
  ['a page', '<!doctype html>%PDF-', null],
  ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['half a beginning', '%PD', null],
  ['nothing', '', null],
];

for (const [what, start, type] of bytes) {
  test(`${what} is ${type ?? 'not kept'}`, () =>
    assert.equal(typeOf(Buffer.from(start, 'latin1')), type));
}

const names: [typed: string, name: string][] = [
  ['deed.pdf', 'deed.pdf'],
  ['Sale Deed.PDF', 'Sale Deed.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\papers\\deed.pdf', 'deed.pdf'],
  ['virus.exe', 'virus.exe.pdf'],
  ['photo.png', 'photo.png.pdf'],
  ['ಕರಾರು.pdf', 'ಕರಾರು.pdf'],
  ['  a \n b .pdf ', 'a b .pdf'],
  ['fdp\u202ea.pdf', 'fdpa.pdf'],
  ['...', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['a"b<c>|?*:.pdf', 'abc.pdf'],
];

for (const [typed, name] of names) {
  test(`"${typed}" is kept as "${name}"`, () =>
    assert.equal(safeName(typed, 'application/pdf'), name));
}

test('whatever it was called, it is short, visible and says what it is', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(typed, (text) => {
      const name = safeName(text, 'image/jpeg');
      assert.match(name, /^[^/\\\p{Cc}\p{Cf}\p{Cs}]+\.jpe?g$/iu);
      assert.ok([...name].length <= 120);
      assert.match(dispositionOf({ name, type: 'image/jpeg' }), /^inline; [ -~]+$/);
    }),
  );
});

test('a picture is shown, a document is saved under its name', () => {
  const name = "Asha's (2).pdf";
  assert.equal(
    dispositionOf({ name, type: 'application/pdf' }),
    "attachment; filename*=UTF-8''Asha%27s%20%282%29.pdf",
  );
  assert.match(dispositionOf({ name: 'a.png', type: 'image/png' }), /^inline/);
});
