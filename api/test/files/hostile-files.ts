import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf, pdf, png } from './sample-files';

/** A malicious upload. `holds`: content that must not survive in the stored file. */
export interface Hostile {
  what: string;
  name: string;
  bytes: Buffer;
  /** Whether its cleaned version may be stored. */
  isKept: boolean;
  holds?: string[];
}

const text = (content: string) => Buffer.from(content, 'latin1');
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

const archive = joined('PK\x03\x04', Buffer.alloc(26), 'evil.exe', 'PK\x05\x06', Buffer.alloc(18));
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** A PNG that declares this size, with hardly any data. */
function claiming(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const body = joined(type, data);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc(body));
    return joined(head, body, check);
  };
  const data = deflateSync(Buffer.alloc(1_000_000));
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', text('')),
  );
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function packed(objects: string, dictionary = '/Filter /FlateDecode'): Buffer {
  const body = deflateSync(text(`9 0 ${objects}`));
  const start = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${body.length} >>`;
  return aPdf({ objects: `${start}\nstream\n${body.toString('latin1')}\nendstream\nendobj` });
}

/** Files that must be refused. */
const refused: [what: string, name: string, bytes: Buffer][] = [
  ['nothing', 'a.pdf', Buffer.alloc(0)],
  ['one byte', 'a.pdf', text('%')],
  [
    'a drawing with a script',
    'a.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['a drawing called a picture', 'a.png', text('<?xml version="1.0"?><svg onload="x()"/>')],
  ['a page called a picture', 'a.png', text('<!doctype html><script>x()</script>')],
  ['a page called a document', 'a.pdf', text('<html>%PDF-1.7</html>')],
  ['blanks before a document', 'a.pdf', joined('\r\n', pdf)],
  ['a GIF that is a script', 'a.gif', text('GIF89a=1;alert(1);//')],
  ['a GIF called a JPEG', 'a.jpg', text('GIF89a\x01\x00\x01\x00\x80\x00\x00')],
  ['a WebP', 'a.webp', text('RIFF\x1a\x00\x00\x00WEBPVP8 ')],
  ['a BMP', 'a.bmp', text('BM\x46\x00\x00\x00')],
  ['a TIFF', 'a.tif', text('II*\x00\x08\x00\x00\x00')],
  ['an icon', 'a.ico', text('\x00\x00\x01\x00\x01\x00')],
  ['an AVIF', 'a.avif', text('\x00\x00\x00\x20ftypavif')],
  ['an archive', 'a.zip', archive],
  ['an archive called a document', 'a.pdf', archive],
  ['a bomb of an archive', 'a.gz', gzipSync(Buffer.alloc(5_000_000))],
  ['a tar', 'a.tar', joined('evil', Buffer.alloc(253), 'ustar')],
  ['a RAR', 'a.rar', text('Rar!\x1a\x07\x00')],
  ['a 7z', 'a.7z', text('7z\xbc\xaf\x27\x1c')],
  ['a program for Windows', 'deed.pdf.exe', text('MZ\x90\x00')],
  ['a program for Linux', 'deed.pdf', text('\x7fELF\x02\x01')],
  ['a program for macOS', 'deed.pdf', text('\xcf\xfa\xed\xfe')],
  ['a shell script', 'deed.pdf', text('#!/bin/sh\nrm -rf /\n')],
  ['a batch file', 'a.bat', text('@echo off\r\n')],
  ['PHP', 'a.php.png', text('<?php system($_GET[0]); ?>')],
  ['PostScript', 'a.ps', text('%!PS-Adobe-3.0\n(file) run')],
  ['an old Word file', 'a.doc', text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['RTF', 'a.rtf', text('{\\rtf1 {\\object}}')],
  ['a shortcut', 'a.lnk', text('L\x00\x00\x00\x01\x14\x02\x00')],
  ['Flash', 'a.swf', text('CWS\x0a')],
  ['a class of Java', 'a.class', text('\xca\xfe\xba\xbe')],
  ['WebAssembly', 'a.wasm', text('\x00asm\x01\x00\x00\x00')],
  ['a mark of byte order and a document', 'a.pdf', joined('\xef\xbb\xbf', pdf)],
  ['zeros', 'a.png', Buffer.alloc(1_000)],
  ['a PNG of its first bytes only', 'a.png', text('\x89PNG\r\n\x1a\n')],
  ['half a PNG', 'a.png', png.subarray(0, png.length / 2)],
  ['a PNG and a page in one', 'a.png', text('\x89PNG\r\n\x1a\n<script>x()</script>')],
  ['a JPEG of its first bytes only', 'a.jpg', text('\xff\xd8\xff')],
  ['a JPEG of a script', 'a.jpg', text('\xff\xd8\xff\xe0/*<script>x()</script>*/')],
  ['a picture of 50,000 × 50,000 points', 'a.png', claiming(50_000, 50_000)],
  ['a picture of 2,000,000,000 × 1 points', 'a.png', claiming(2_000_000_000, 1)],
  ['a picture of 0 × 0 points', 'a.png', claiming(0, 0)],
  ['a picture that says more than it has', 'a.png', claiming(6_000, 6_000)],
  ['a document with a script', 'a.pdf', aPdf({ catalog: `/OpenAction ${script}` })],
  [
    'a document with a script spelled otherwise',
    'a.pdf',
    aPdf({ catalog: '/A << /S /Java#53cript >>' }),
  ],
  ['a document with a packed script', 'a.pdf', packed(script)],
  ['a document packed twice', 'a.pdf', packed(script, '/Filter [/ASCII85Decode /FlateDecode]')],
  ['a document that starts a program', 'a.pdf', aPdf({ catalog: '/A << /S /Launch /F (x) >>' })],
  ['a document with a file in it', 'a.pdf', aPdf({ catalog: '/Names << /EmbeddedFiles 9 0 R >>' })],
  ['a document with a form of XML', 'a.pdf', aPdf({ catalog: '/AcroForm << /XFA [] >>' })],
  [
    'a document with a film',
    'a.pdf',
    aPdf({ objects: '9 0 obj << /Subtype /RichMedia >> endobj' }),
  ],
  ['a locked document', 'a.pdf', aPdf({ trailer: '/Encrypt 9 0 R' })],
  ['half a document', 'a.pdf', pdf.subarray(0, pdf.length / 2)],
  ['a document with an archive behind it', 'a.pdf', joined(pdf, archive)],
  ['a document with a page behind it', 'a.pdf', joined(pdf, '<script>x()</script>')],
  ['a document of version 9', 'a.pdf', text(pdf.toString('latin1').replace('1.7', '9.9'))],
];

/** Pictures and names that are stored after cleaning. */
async function cleaned(): Promise<[string, string, Buffer, string[]?][]> {
  const blank = sharp({ create: { width: 64, height: 32, channels: 3, background: '#a40' } });
  const exif = { IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } };
  const located = await blank
    .clone()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photo = await blank.clone().jpeg().toBuffer();
  return [
    ['a photograph that says where', 'a.jpg', located, ['SECRET-OWNER', 'Exif']],
    [
      'a PNG that says where',
      'a.png',
      await blank.clone().withExif(exif).png().toBuffer(),
      ['SECRET-OWNER', 'eXIf'],
    ],
    [
      'a JPEG with a script behind it',
      'a.jpg',
      joined(photo, '<script>x()</script>'),
      ['<script>'],
    ],
    ['a JPEG with an archive behind it', 'a.jpg', joined(photo, archive), ['PK\x05\x06']],
    ['a PNG with an archive behind it', 'a.png', joined(png, archive), ['PK\x03\x04']],
    ['a PNG with PHP behind it', 'a.php', joined(png, '<?php x(); ?>'), ['<?php']],
    [
      'a JPEG with a remark',
      'a.jpg',
      joined(photo.subarray(0, 2), '\xff\xfe\x00\x0a<script>', photo.subarray(2)),
      ['<script>'],
    ],
    ['a PNG called a document', 'deed.pdf', png],
    ['a name with two endings', 'deed.pdf.exe', pdf],
    ['a name that climbs', '../../etc/passwd', pdf],
    ['a name of Windows that climbs', '..\\..\\boot.ini', pdf],
    ['a name that is turned round', 'deed\u202efdp.exe', pdf],
    ['a name of 250 characters', `${'n'.repeat(246)}.pdf`, pdf],
    ['a name for a header', 'a";filename=b.exe', pdf],
    ['a name of dots', '...', pdf],
  ];
}

export async function hostileFiles(): Promise<Hostile[]> {
  return [
    ...refused.map(([what, name, bytes]) => ({ what, name, bytes, isKept: false })),
    ...(await cleaned()).map(([what, name, bytes, holds = []]) => ({
      ...{ what, name, bytes, holds, isKept: true },
    })),
  ];
}
