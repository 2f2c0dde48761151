import { sentPictures, withPicture } from './article-pictures.model';

test.each([
  ['', 'A cup', '![A cup](/api/files/1)'],
  ['Before.\n', 'A cup', 'Before.\n\n![A cup](/api/files/1)'],
  ['', ' A [red]\ncup ', '![A red cup](/api/files/1)'],
])('%j with a picture of %j', (body, words, expected) => {
  expect(withPicture(body, { words, address: '/api/files/1' })).toBe(expected);
});

test('pictures that were sent are told once each; drawings and other words are none', () => {
  const body = [
    '![One](/api/files/1)',
    '![A bag](doctor)',
    'see ![no](/api/files/3)',
    '  ![Two](/api/files/2)',
    '![Again](/api/files/1)',
  ].join('\n\n');
  expect(sentPictures(body)).toEqual([
    { words: 'Again', address: '/api/files/1' },
    { words: 'Two', address: '/api/files/2' },
  ]);
});
