/** A function of a seeded part: it calls the next step of a chain, or fails as the last. */
export interface StepSource {
  name: string;
  file: string;
  /** Lines of the frames of a call, innermost first; a native frame lies between two. */
  calls: number[];
  /** Line of each way to fail, in the order of `ways`. */
  fails: number[];
}

/** Ways in which the last step of a chain fails. */
export const ways = ['throws', 'native', 'reads undefined'] as const;

const FORMS = ['function', 'callback', 'method'] as const;

const FAILS = [
  "    if (chain.way === 'throws') throw new RangeError('seed ' + chain.seed);",
  "    if (chain.way === 'native') return JSON.parse('{' + chain.seed);",
  '    return chain.nothing.missing;',
];

/** A file of `count` steps, `form` by `form`; each is exported. */
export function stepFile(part: string, file: string, count: number) {
  const lines = ["import type { Chain } from '../chain';", ''];
  const steps = Array.from({ length: count }, (_, nth) => {
    // Distances differ, so that a line of the wrong function is never the right one by chance.
    lines.push(...Array.from({ length: (nth * 7 + file.length) % 5 }, () => `// ${part}`));
    return stepIn(lines, file, `step${file.replace(/\W/g, '')}${nth}`, FORMS[nth % 3]!);
  });
  return { text: `${lines.join('\n')}\n`, steps };
}

function stepIn(lines: string[], file: string, name: string, form: (typeof FORMS)[number]) {
  const isMethod = form === 'method';
  const head = isMethod ? 'run(chain: Chain, at: number): unknown {' : '';
  if (isMethod) lines.push(`class Counter${name} {`);
  lines.push(head || `export function ${name}(chain: Chain, at: number): unknown {`);
  lines.push('  const next = chain.steps[at + 1];', '  if (next === undefined) {');
  const fails = FAILS.map((line) => lines.push(line));
  lines.push('  }');
  const calls =
    form === 'callback' ? callsBack(lines) : [lines.push('  return next(chain, at + 1);')];
  lines.push('}');
  if (isMethod) {
    lines.push('}', `const counter${name} = new Counter${name}();`);
    lines.push(`export const ${name} = counter${name}.run.bind(counter${name});`);
  }
  return { name, file, calls, fails };
}

function callsBack(lines: string[]): number[] {
  const outer = lines.push('  return [next].map((step) => {');
  const inner = lines.push('    return step(chain, at + 1);');
  lines.push('  });');
  return [inner, outer];
}
