const mostOfSubject = 80;

/** The beginning of a message for lists: its first line, cut at a word boundary. */
export function subjectOf(message: string): string {
  const [first = ''] = message.trim().split('\n');
  if (first.length <= mostOfSubject) return first.trim();
  const whole = first.slice(0, mostOfSubject).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\ud800-\udbff]$/, '').trim()}…`;
}

/** Splits a name as the form does: the last word is the family name. */
export function namesOf(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() as string) : '';
  return { first_name: words.join(' '), last_name: last };
}
