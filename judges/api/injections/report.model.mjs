const ENDED =
  /all tested parameters do not appear to be injectable|injection point\(s\)|no parameter\(s\) found for testing/;
const POINT = /^Parameter: (.+)\n((?:(?!---|Parameter: ).*\n?)*)/gm;
const TYPE = /Type: (.+)/g;

/**
 * Injection points in the output of sqlmap for one request.
 *
 * @param {string} output
 * @param {string} where the operation
 * @throws {Error} when sqlmap gave up before it had tried everything
 */
export function readOutput(output, where) {
  if (!ENDED.test(output)) throw new Error(`sqlmap did not end on ${where}: ${tailOf(output)}`);
  return [...output.matchAll(POINT)].map(([, parameter, about]) => {
    const types = [...about.matchAll(TYPE)].map(([, type]) => type);
    return { rule: 'injection', where, says: `${parameter}: ${types.join(', ')}` };
  });
}

const tailOf = (output) => output.trim().split('\n').slice(-5).join(' ');
