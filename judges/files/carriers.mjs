import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import { register } from 'tsx/cjs/api';

register();
const { aPdf, png } = createRequire(import.meta.url)('../../api/test/files/sample-files.ts');

/** Of the contract: 5 MB. */
const MOST = 5 * 1_024 * 1_024;

/** Grey, of four by four pixels. */
const jpeg = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAEAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
  'base64',
);

/** Of `jpeg`: the marker that begins it. */
const START = 2;
/** Of `png`: its signature and its header. */
const HEADER = 33;

/**
 * Every kind of file that is accepted, and where in it a text can be so that it is accepted all the same.
 *
 * @type {{ kind: string, ending: string, honest: Buffer, carriers: Record<string, (text: string) => Buffer> }[]}
 */
export const kinds = [
  {
    ...{ kind: 'PDF', ending: 'pdf', honest: aPdf() },
    carriers: {
      'in a comment': (text) => aPdf({ objects: `%${text}` }),
      'in a stream': (text) => aPdf({ objects: aStream(Buffer.from(text)) }),
      'in a packed stream': (text) =>
        aPdf({ objects: aStream(deflateSync(text), '/Filter /FlateDecode') }),
      'behind 5 MB': (text) => aPdf({ trailer: `%${text}\n`, length: MOST }),
    },
  },
  {
    ...{ kind: 'JPEG', ending: 'jpg', honest: jpeg },
    carriers: {
      'in a comment': (text) => within(jpeg, START, comment(text)),
      'after its end': (text) => within(jpeg, jpeg.length, Buffer.from(text)),
    },
  },
  {
    ...{ kind: 'PNG', ending: 'png', honest: png },
    carriers: {
      'in a chunk of text': (text) => within(png, HEADER, chunk(text)),
      'after its end': (text) => within(png, png.length, Buffer.from(text)),
    },
  },
];

const aStream = (content, filter = '') =>
  `9 0 obj\n<< /Length ${content.length} ${filter} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj`;

const within = (file, at, inserted) =>
  Buffer.concat([file.subarray(0, at), inserted, file.subarray(at)]);

function comment(text) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + length.length);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
}

function chunk(text) {
  const content = Buffer.from(`Comment\0${text}`);
  const typed = Buffer.concat([Buffer.from('tEXt'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
