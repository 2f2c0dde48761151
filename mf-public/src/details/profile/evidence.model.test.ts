import { lastChecks } from './evidence.model';

const check = (what: string, checkedOn: string) => ({ what, checkedOn });

test.each([
  ['nothing', [], []],
  [
    'the newest stands first',
    [check('BSc, BITS', '2026-08-12'), check('Mathematics, Advanced', '2026-11-22')],
    [check('Mathematics, Advanced', '2026-11-22'), check('BSc, BITS', '2026-08-12')],
  ],
  [
    'what was checked twice stands once',
    [check('BSc, BITS', '2025-08-12'), check('BSc, BITS', '2026-08-12')],
    [check('BSc, BITS', '2026-08-12')],
  ],
])('%s', (_what, evidence, told) => expect(lastChecks(evidence)).toEqual(told));
