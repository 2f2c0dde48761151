import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { accepted } from '../judges/accepted.mjs';
import { judgeFiles } from '../judges/support/found.mjs';
import { isProduct } from '../judges/support/product.mjs';
import { divide, verdict } from '../judges/support/verdict.mjs';
import { ROOT } from './support/repository.mjs';

const finding = (rule, where) => ({ rule, where, says: 'Something is wrong.' });
const acceptance = (rule, where) => ({ judge: 'lint', rule, where, why: 'It is meant so.' });

describe('what a judge found', () => {
  const found = [finding('alt', '/'), finding('alt', '/doctors'), finding('title', '/')];
  const cases = [
    ['without acceptances is open', [], { accepted: 0, open: 3, stale: 0 }],
    ['is accepted by its rule', [acceptance('alt')], { accepted: 2, open: 1, stale: 0 }],
    ['is accepted at a place', [acceptance('alt', /^\/$/)], { accepted: 1, open: 2, stale: 0 }],
    [
      'is not accepted for another judge',
      [{ ...acceptance('alt'), judge: 'other' }],
      { accepted: 0, open: 3, stale: 0 },
    ],
    ['leaves acceptances stale', [acceptance('lang')], { accepted: 0, open: 3, stale: 1 }],
  ];
  for (const [what, acceptances, expected] of cases) {
    it(what, () => {
      const { accepted: count, open, stale } = divide('lint', found, acceptances);
      assert.deepEqual({ accepted: count, open: open.length, stale: stale.length }, expected);
    });
  }
});

describe('the verdict', () => {
  const judged = { name: 'lint', seconds: 2, outcome: 'judged', version: '1.0' };
  const here = { isPromised: false };

  it('holds with nothing open', () => {
    const judgement = { ...judged, examined: 4, findings: [finding('alt', '/')] };
    assert.deepEqual(verdict(judgement, [acceptance('alt')], here), {
      line: 'lint 1.0: 4 examined, 1 findings, 1 of them accepted (2.0 s)',
      problems: [],
    });
  });

  const failures = [
    ['an open finding', { ...judged, examined: 1, findings: [finding('alt', '/')] }, []],
    ['a stale acceptance', { ...judged, examined: 1, findings: [] }, [acceptance('alt')]],
    ['nothing examined', { ...judged, examined: 0, findings: [] }, []],
    ['a judge that broke', { name: 'lint', seconds: 1, outcome: 'broken', reason: 'no' }, []],
  ];
  for (const [what, judgement, acceptances] of failures) {
    it(`fails for ${what}`, () => {
      assert.equal(verdict(judgement, acceptances, here).problems.length, 1);
    });
  }

  it('fails for a skipped judge only where its program is promised', () => {
    const skipped = { name: 'lint', seconds: 1, outcome: 'skipped', reason: 'not installed' };
    assert.equal(verdict(skipped, [], here).problems.length, 0);
    assert.equal(verdict(skipped, [], { isPromised: true }).problems.length, 1);
  });
});

describe('the judges', () => {
  const names = [...judgeFiles().keys()].sort();

  it('have a row each in docs/judged.md', () => {
    const page = readFileSync(path.join(ROOT, 'docs/judged.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(rows.sort(), names);
  });

  it('need nothing, an API, or a product that can be started', () => {
    for (const [name, file] of judgeFiles()) {
      const [, needs] = /^ {2}needs: '([\w-]+)'/m.exec(readFileSync(file, 'utf8')) ?? [];
      const isKnown = ['nothing', 'api'].includes(needs) || isProduct(needs);
      assert.ok(isKnown, `${name} needs ${needs}`);
    }
  });

  it('accept only with a reason', () => {
    for (const { judge, why } of accepted) {
      assert.ok(names.includes(judge), `there is no judge ${judge}`);
      assert.ok(why, `${judge} accepts without a reason`);
    }
  });
});
