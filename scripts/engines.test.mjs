import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { exceptionOf, exceptions } from '../e2e/engines.ts';
import { journeyFindings } from '../judges/engines/journeys.mjs';
import { visitorOf } from '../judges/engines/visitor.mjs';
import { ROOT } from './support/repository.mjs';

describe('journeys that stay out in another engine', () => {
  for (const [engine, all] of Object.entries(exceptions)) {
    it(`are there: ${engine}`, () => {
      for (const { spec, title = '', why } of all) {
        const source = readFileSync(path.join(ROOT, 'e2e/journeys', spec), 'utf8');
        // Of a title that is put together, the part comes from elsewhere.
        const written = title.split(': ').at(-1);
        assert.ok(source.includes(written), `${spec} has no journey "${title}"`);
        assert.ok(why, `${spec} stays out without a reason`);
      }
    });
  }

  const [one] = exceptions.firefox.filter(({ title }) => title);
  const cases = [
    ['chromium', one.spec, one.title, undefined],
    ['firefox', one.spec, `${one.title}, and more`, one.why],
    ['firefox', one.spec, 'another', undefined],
  ];
  for (const [engine, spec, title, why] of cases) {
    it(`in ${engine}: ${spec} ${title}`, () => assert.equal(exceptionOf(engine, spec, title), why));
  }
});

describe('a report of journeys', () => {
  const spec = (title, status, message) => ({
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  it('has a finding for each that failed, and none for those that stay out', () => {
    const inner = {
      title: 'by hand',
      specs: [spec('is left', 'unexpected', '\u001b[31mno\nstack')],
    };
    const specs = [spec('is opened', 'expected'), spec('is a picture', 'skipped')];
    assert.deepEqual(
      journeyFindings({ suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] }),
      {
        examined: 2,
        findings: [{ rule: 'journey', where: 'a.spec.ts › by hand › is left', says: 'no' }],
      },
    );
  });

  it('has one for what broke the run', () => {
    const { findings } = journeyFindings({ suites: [], errors: [{ message: 'no setup' }] });
    assert.deepEqual(findings, [{ rule: 'run', where: 'e2e', says: 'no setup' }]);
  });
});

describe('a visitor', () => {
  /** Its commands fail in turn, and then find what is looked for. */
  const browser = (...names) => ({
    wait: async (isSo) => (await isSo()) || isSo(),
    async executeScript() {
      const name = names.shift();
      if (name) throw Object.assign(new Error('no'), { name });
      return true;
    },
  });

  it('looks again at a page that is changing', () =>
    visitorOf(browser('JavascriptError'), '').says('Doctor'));

  it('looks no more where the browser crashed', () =>
    assert.rejects(visitorOf(browser('NoSuchSessionError'), '').says('Doctor'), {
      message: 'the browser crashed',
    }));
});
