import { dialogTypes, fileProblem, isPreview, kindsText, sizeText } from './file-rules.model';

const rules = { accept: ['pdf', 'jpg', 'png'], maxBytes: 5 * 1024 * 1024 };

test.each([
  ['a PDF', 'degree.pdf', 1000, undefined],
  ['capital letters', 'DEGREE.PDF', 1000, undefined],
  ['the long ending', 'photo.jpeg', 1000, undefined],
  ['two dots', 'my.degree.png', 1000, undefined],
  ['just as large as allowed', 'a.pdf', rules.maxBytes, undefined],
  ['one byte more', 'a.pdf', rules.maxBytes + 1, 'size'],
  ['nothing inside', 'a.pdf', 0, 'empty'],
  ['another kind', 'photo.bmp', 1000, 'kind'],
  ['another kind, too large', 'photo.bmp', rules.maxBytes + 1, 'kind'],
  ['a program in disguise', 'degree.pdf.exe', 1000, 'kind'],
  ['no ending', 'pdf', 1000, 'kind'],
])('%s', (_case, name, size, problem) => {
  expect(fileProblem({ name, size }, rules)).toBe(problem);
});

test.each([
  [['pdf'], 'PDF'],
  [['jpg', 'png'], 'JPG or PNG'],
  [['pdf', 'jpg', 'png'], 'PDF, JPG or PNG'],
  [[], ''],
])('%j is said as %j', (accept, text) => {
  expect(kindsText(accept)).toBe(text);
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [1024 * 1024 * 5, '5 MB'],
  [1024 * 1024 * 5 + 1, '5.1 MB'],
  [1024 * 1024 * 2.35, '2.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('the dialog is told every ending once', () => {
  expect(dialogTypes(['PDF', 'jpg', 'jpeg'])).toEqual(['.pdf', '.jpg', '.jpeg']);
});

test.each([
  [undefined, false],
  ['data:image/png;base64,AA', true],
  ['data:text/html,x', false],
  ['blob:https://nukkad.example/1', false],
])('%s is a picture to show: %s', (url, isShown) => {
  expect(isPreview(url)).toBe(isShown);
});
