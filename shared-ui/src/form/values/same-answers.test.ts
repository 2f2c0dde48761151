import { sameAnswers } from './same-answers';

test.each<[unknown, unknown, boolean]>([
  [{ a: '1', b: true }, { b: true, a: '1' }, true],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: '' }, {}, true],
  [{ a: '' }, { a: null }, true],
  [{ a: 0 }, { a: '' }, false],
  [{ a: false }, {}, false],
  [{ list: [{ a: 1 }] }, { list: [{ a: 1 }] }, true],
  [{ list: [{ a: 1 }, { a: 2 }] }, { list: [{ a: 2 }, { a: 1 }] }, false],
  [{ list: [''] }, { list: [] }, false],
  [{ list: [] }, { list: [{ a: 1 }] }, false],
])('%j and %j: %s', (one, other, isSame) => {
  expect(sameAnswers(one, other)).toBe(isSame);
});
