/**
 * What a product answered to a scanner.
 *
 * @typedef {object} Answers
 * @property {number} asked
 * @property {Record<string, number>} statuses status → answers; `none`: the connection was closed
 * @property {{ method: string, url: string, status: number | 'none' }[]} failures of the product
 */

/** Share of answers that may say that too much was asked. */
const MOST_REFUSED = 0.5;

/**
 * Requests whose answers say something of the product: those that no limit refused.
 *
 * @param {Answers} answers
 * @throws {Error} when most were refused, so that a clean report would say nothing
 */
export function examinedOf({ asked, statuses }) {
  const refused = statuses[429] ?? 0;
  if (refused > asked * MOST_REFUSED) {
    throw new Error(`${refused} of ${asked} requests were answered 429, so little was examined.`);
  }
  return asked - refused;
}

/**
 * Failures as findings: one for each operation and status, with its first request.
 *
 * @param {Answers} answers
 */
export function failureFindings({ failures }) {
  const firsts = new Map();
  for (const failure of failures) {
    const where = `${failure.method} ${failure.url.split('?')[0]}`;
    const key = `${failure.status} ${where}`;
    if (!firsts.has(key)) firsts.set(key, { where, ...failure });
  }
  return [...firsts.values()].map(({ where, status, url }) => ({
    rule: status === 503 ? 'unavailable' : 'server-error',
    where,
    says: status === 'none' ? `no answer to ${url}` : `${status} to ${url}`,
  }));
}

/** The statuses in one line. */
export const statusesNote = ({ statuses }) => `statuses ${JSON.stringify(statuses)}`;
