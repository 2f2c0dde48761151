import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { aPdf, pdf } from '../../../test/files/sample-files';
import { processorTime } from '../../../test/process/processor-time';
import { pdfProblem } from './pdf';

/** Objects in an object stream, as in PDF 1.5 and later. */
function packed(objects: string, dictionary = '/Filter /FlateDecode', bytes?: Buffer) {
  const head = '9 0 ';
  const body = bytes ?? deflateSync(Buffer.from(head + objects, 'latin1'));
  const start = `8 0 obj\n<< /Type /ObjStm /N 1 /First ${head.length} ${dictionary} /Length ${body.length} >>`;
  return `${start}\nstream\n${body.toString('latin1')}\nendstream\nendobj`;
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

const flate = '/Filter /FlateDecode';
const cut = deflateSync(Buffer.from(`9 0 ${script}`)).subarray(0, -4);

const documents: [what: string, bytes: Buffer, problem: RegExp | null][] = [
  ['a scan', pdf, null],
  ['one of five megabytes', aPdf({ length: 5 * 1_024 * 1_024 }), null],
  ['one whose objects are packed', aPdf({ objects: packed('<< /Type /Font >>') }), null],
  [
    'one that is about scripts',
    aPdf({ objects: '9 0 obj\n<< /Title (HTML/JavaScript \\(and /XFA\\)) >>\nendobj' }),
    null,
  ],
  ['a script', aPdf({ catalog: `/OpenAction ${script}` }), /script/],
  ['a script under another spelling', aPdf({ catalog: '/AA << /S /J#61vaScript >>' }), /script/],
  ['a script in a rendition', aPdf({ catalog: '/A << /S /Rendition /JS (x) >>' }), /script/],
  ['a packed script', aPdf({ objects: packed(script) }), /script/],
  ['a packed script after a false end', aPdf({ objects: packed(`endobj ${script}`) }), /script/],
  ['a script after a remark', aPdf({ objects: `9 0%\nobj ${script} endobj` }), /script/],
  [
    'a script after remarks of many lines',
    aPdf({ objects: `9 0 % 1\r\n %2 x\n\nobj ${script} endobj` }),
    /script/,
  ],
  [
    'a packed script after a bare return',
    aPdf({ objects: packed(script).replace('stream\n', 'stream\r') }),
    /script/,
  ],
  ['a packed script that is cut short', aPdf({ objects: packed('', flate, cut) }), /script/],
  ['a script in the trailer', aPdf({ trailer: `/X ${script}` }), /script/],
  ['a program', aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), /programs/],
  ['a file within', aPdf({ catalog: '/Names << /EmbeddedFiles 9 0 R >>' }), /other files/],
  ['a form that runs', aPdf({ catalog: '/AcroForm << /XFA [] >>' }), /form/],
  ['a lock', aPdf({ trailer: '/Encrypt 9 0 R' }), /password/],
  [
    'objects packed in an unusual way',
    aPdf({ objects: packed('', '/Filter [/ASCIIHexDecode /FlateDecode]') }),
    /cannot check/,
  ],
  [
    'objects that unpack to a flood',
    aPdf({ objects: packed('', '/Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000))) }),
    /cannot check/,
  ],
  ['half of it', pdf.subarray(0, pdf.length / 2), /damaged/],
  ['only its beginning and end', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), /damaged/],
  ['something behind it', Buffer.concat([pdf, Buffer.from('<script>')]), /damaged/],
  ['an archive within', aPdf({ objects: '%PK\x05\x06' }), /archive/],
];

for (const [what, bytes, problem] of documents) {
  test(`a document with ${what} is ${problem ? 'refused' : 'kept'}`, async () => {
    const found = await pdfProblem(bytes);
    if (problem) assert.match(found ?? 'nothing', problem);
    else assert.equal(found, null);
  });
}

test('a document made to be slow is given up', async () => {
  const nested = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_000_000, 'obj (')]);
  const slow = Buffer.concat([nested, Buffer.from('startxref\n0\n%%EOF')]);
  const took = await processorTime(async () => assert.ok(await pdfProblem(slow)));
  assert.ok(took < 5_000, `${took} ms`);
});
