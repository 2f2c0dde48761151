import { isMeetingUrl, joiningAt } from './meeting';

test.each([
  'https://meet.example/room',
  'https://meet.example',
  'https://a-b.meet.example:8443/r/a?b=c&d=[e]#f@g',
  'HTTPS://Meet.Example/Room',
])('%s is where people can meet', (typed) => expect(isMeetingUrl(typed)).toBe(true));

test.each([
  ...['', 'meet.example', 'http://meet.example/room', 'javascript:alert(1)', '//meet.example'],
  ...['https://', 'https://meet', 'https:meet.example', 'https:\\\\meet.example'],
  ...['https://asha:secret@meet.example', 'https://asha@meet.example', 'https://@meet.example'],
  ...['https://meet.example/my room', ' https://meet.example', 'https://meet.example/\n'],
  ...['https://meet.example:99999', 'https://m\u00e9et.example', 'https://meet.example/"<b>'],
])('%j is not', (typed) => expect(isMeetingUrl(typed)).toBe(false));

describe('a meeting at 12:00', () => {
  const meeting = {
    joinUrl: 'https://meet.example/room',
    start: '2030-01-07T12:00:00.000Z',
    end: '2030-01-07T12:30:00.000Z',
  };
  const at = (clock: string) => joiningAt(meeting, new Date(`2030-01-07T${clock}Z`));

  test('is near from a quarter of an hour before until it is over', () => {
    expect(at('11:44:59')).toBe('ahead');
    expect(at('11:45:00')).toBe('near');
    expect(at('12:29:59')).toBe('near');
    expect(at('12:30:00')).toBeNull();
  });

  test('is none without an address', () => {
    const now = new Date(meeting.start);
    expect(joiningAt({ ...meeting, joinUrl: null }, now)).toBeNull();
  });
});
