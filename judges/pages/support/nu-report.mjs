import { fileURLToPath } from 'node:url';

/** What the checker calls an error, as findings; its warnings and hints are advice. */
export function readReport(report, whereOf) {
  const { messages } = JSON.parse(report);
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ message, url, lastLine, extract = '' }) => ({
      rule: ruleOf(message),
      where: whereOf(fileURLToPath(url)),
      says: `${message} (line ${lastLine}: ${extract.replaceAll('\n', ' ')})`,
    }));
}

/** Messages with the names they quote, without values: `Bad value “…” for attribute “href”`. */
const ruleOf = (message) => message.replace(/“(?![a-z][a-z-]*”)[^”]*”/g, '“…”');
