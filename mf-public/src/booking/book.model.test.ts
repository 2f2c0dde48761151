import { holdOrderOf, readSelection, type Selection, selectionAddress } from './book.model';

const start = '2030-01-07T12:00:00.000Z';
const selection: Selection = {
  vendorId: 'v1',
  kind: 'appointment',
  service: null,
  hours: null,
  start,
  offer: null,
};

describe('the address', () => {
  const read = (query: string, kinds: Selection['kind'][] = ['appointment']) =>
    readSelection(new URLSearchParams(query), { _id: 'v1', kinds, services: [{ _id: 's1' }] });

  test.each<[string, Selection['kind'][], Partial<Selection>]>([
    [`at=${start}`, ['appointment'], { start, kind: 'appointment' }],
    ['at=2030-01-07T17:30:00%2B05:30', ['appointment'], { start }],
    ['at=soon', ['appointment'], { start: null }],
    ['kind=hire', ['appointment'], { kind: 'appointment', hours: null }],
    ['', ['trial', 'lesson'], { kind: 'trial' }],
    ['kind=lesson', ['trial', 'lesson'], { kind: 'lesson' }],
    ['service=s1', ['consultation'], { service: 's1' }],
    ['service=gone', ['consultation'], { service: null }],
    ['service=s1', ['trial'], { service: null }],
    ['hours=3', ['hire'], { hours: 3 }],
    ['hours=9', ['hire'], { hours: 1 }],
    ['hours=1.5', ['hire'], { hours: 1 }],
    ['hours=3', ['appointment'], { hours: null }],
    ['offer=w1', ['appointment'], { offer: 'w1' }],
  ])('?%s of %j', (query, kinds, expected) => {
    expect(read(query, kinds)).toMatchObject(expected);
  });

  test('of somebody nobody books asks for nothing', () => {
    expect(read('', [])).toBeNull();
  });

  test('another time is not the one that was offered', () => {
    const offered = { ...selection, offer: 'w1' };
    expect(selectionAddress(offered, {})).toContain('offer=w1');
    expect(selectionAddress(offered, { start: '2030-01-08T12:00:00.000Z' })).not.toContain('offer');
    expect(selectionAddress(offered, { start: null })).toBe('/book?id=v1&kind=appointment');
  });

  test('what is said is asked for, nothing else', () => {
    expect(holdOrderOf(selection, start)).toEqual({ vendorId: 'v1', kind: 'appointment', start });
    const hire = { ...selection, kind: 'hire' as const, service: 's1', hours: 2, offer: 'w1' };
    expect(holdOrderOf(hire, start)).toEqual({
      vendorId: 'v1',
      kind: 'hire',
      start,
      service: 's1',
      hours: 2,
      offer: 'w1',
    });
  });
});
