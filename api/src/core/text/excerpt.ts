const usual = 160;

/** The beginning of a text on one line, cut at a word boundary and never within a character. */
export function excerpt(text: string, most = usual): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const whole = line.slice(0, most).replace(/\s+\S*$/, '');
  return `${whole.replace(/[\ud800-\udbff]$/, '').trim()}…`;
}
