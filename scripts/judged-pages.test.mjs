import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAlike } from '../judges/pages/calendars.model.mjs';
import { withoutLayers } from '../judges/pages/css.model.mjs';
import { failedAudits, overBudget } from '../judges/pages/lighthouse.model.mjs';
import { thingsIn, typedSource } from '../judges/pages/structured-data.model.mjs';
import { readReport } from '../judges/pages/support/nu-report.mjs';
import { isIn, views } from '../judges/pages/support/views.mjs';

describe('what Nu Html Checker says', () => {
  const said = (message) => ({
    url: 'file:/tmp/7.html',
    lastLine: 3,
    extract: '<p>\n',
    ...message,
  });
  const read = (...messages) => readReport(JSON.stringify({ messages }), (file) => `page ${file}`);

  it('is a finding by its rule, without the values it quotes', () => {
    const message = 'Bad value “/a b” for attribute “href” on element “a”.';
    assert.deepEqual(read(said({ type: 'error', message })), [
      {
        rule: 'Bad value “…” for attribute “href” on element “a”.',
        where: 'page /tmp/7.html',
        says: `${message} (line 3: <p> )`,
      },
    ]);
  });

  it('is none for hints and warnings', () => {
    assert.deepEqual(read(said({ type: 'info', message: 'Trailing slash.' })), []);
    const warning = { type: 'info', subType: 'warning', message: 'Empty heading.' };
    assert.deepEqual(read(said(warning)), []);
  });
});

describe('structured data of a page', () => {
  it('is each object in each block, typed by its own class', () => {
    const block = (json) => `<script type="application/ld+json" id="x">${json}</script>`;
    const things = thingsIn(block('[{"@type":"Dentist"},{"@type":"FAQPage"}]') + block('[]'));
    assert.deepEqual(things, [{ '@type': 'Dentist' }, { '@type': 'FAQPage' }]);
    const [, dentist] = typedSource(things).split('\n');
    assert.match(dentist, /: schema\.WithContext<schema\.Dentist> = \{"@type":"Dentist"\};/);
  });
});

describe('a calendar', () => {
  const calendar = (...lines) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'SUMMARY:Visit'];
  const times = ['DTSTART:20261101T100000Z', 'DTEND:20261101T103000Z', 'END:VEVENT'];

  it('is read alike by both parsers', () => {
    assert.deepEqual(readAlike(calendar(...event, ...times)), []);
  });

  it('is refused when it is broken, and found empty when it is', () => {
    assert.equal(readAlike(calendar(...event))[0].rule, 'refused-by-ical.js');
    assert.equal(readAlike(calendar())[0].rule, 'no-entry');
  });
});

describe('a report of Lighthouse', () => {
  const audits = {
    label: { id: 'label', score: 0, title: 'No label' },
    hint: { id: 'hint', score: 0, title: 'Not weighed' },
    video: { id: 'video', score: null, title: 'Does not apply', scoreDisplayMode: 'notApplicable' },
    broken: { id: 'broken', score: null, title: 'Name', scoreDisplayMode: 'error' },
    'total-byte-weight': { numericValue: 9_000_000, displayValue: '9 MB' },
    'cumulative-layout-shift': { numericValue: 0 },
    'dom-size': { numericValue: 100 },
  };
  const auditRefs = [
    { id: 'label', weight: 7 },
    { id: 'hint', weight: 0 },
    { id: 'video', weight: 7 },
    { id: 'broken', weight: 3 },
  ];
  const rulesOf = (report) => failedAudits(report).map(({ rule }) => rule);

  it('has a finding for each audit that a page fails or that broke, but those of performance', () => {
    const categories = { accessibility: { id: 'accessibility', auditRefs } };
    assert.deepEqual(rulesOf({ categories, audits }), ['label', 'broken']);
    const measured = { performance: { id: 'performance', auditRefs } };
    assert.deepEqual(rulesOf({ categories: measured, audits }), []);
  });

  it('has one for a page that did not load, and none besides', () => {
    const report = { runtimeError: { code: 'NO_FCP', message: 'Nothing was drawn.' }, audits };
    assert.deepEqual(rulesOf(report), ['NO_FCP']);
    assert.deepEqual(overBudget(report), []);
  });

  it('has one for each figure over the budget', () => {
    assert.deepEqual(
      overBudget({ audits }).map(({ rule }) => rule),
      ['total-byte-weight'],
    );
  });
});

describe('a stylesheet', () => {
  it('is judged with its rules outside layers and container queries', () => {
    const layered = '@layer a,b;@layer ui{.x{top:0}@container (min-width:9rem){.y{top:1px}}}';
    const plain = '@media all{.x{top:0}@media all{.y{top:1px}}}';
    assert.equal(withoutLayers(layered), plain);
    assert.equal(withoutLayers('@container(width>9rem){.y{top:0}}'), '@media all{.y{top:0}}');
  });
});

describe('an opened state', () => {
  const viewsOf = (state) => views.filter((view) => isIn(state, view)).map(({ name }) => name);

  it('is judged in light and dark, wide and narrow, or in those that have it', () => {
    const all = ['light, 1280 px', 'light, 360 px', 'dark, 1280 px', 'dark, 360 px'];
    assert.deepEqual(viewsOf({}), all);
    assert.deepEqual(viewsOf({ width: 'wide' }), ['light, 1280 px', 'dark, 1280 px']);
    assert.deepEqual(viewsOf({ width: 'narrow', colorScheme: 'dark' }), ['dark, 360 px']);
  });
});
