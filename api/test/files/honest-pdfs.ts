import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { flate, linearisePdf, revisePdf, stream, type Written, writePdf } from './pdf-writer';

/** Deterministic noise, as the bytes of a picture or a font. */
export function noise(length: number, seed = 'noise'): Buffer {
  const blocks: Buffer[] = [];
  for (let nth = 0; nth * 64 < length; nth += 1) {
    blocks.push(createHash('sha512').update(`${seed} ${nth}`).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}

const page = 'BT /F1 12 Tf 72 720 Td (Sale deed) Tj ET';
const catalogue = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const leaf = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${more} >>`;
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const info = (producer: string, title = 'Sale deed') =>
  `<< /Producer (${producer}) /Title (${title}) /CreationDate (D:20260101120000+05'30') >>`;

/** One page of text with its producer; `more` are objects from 7 on. */
function text(producer: string, written: Partial<Written> = {}, more: string[] = []): Buffer {
  return writePdf({
    bodies: [catalogue(), pages, leaf(), flate('', page), helvetica, info(producer), ...more],
    trailer:
      '/Info 6 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
    ...written,
  });
}

/** One page that is a picture. */
const scan = (producer: string, filter: string, body: Buffer, written: Partial<Written> = {}) =>
  writePdf({
    bodies: [
      catalogue(),
      pages,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im0 5 0 R >> >> >>',
      flate('', 'q 595 0 0 842 0 0 cm /Im0 Do Q'),
      stream(
        `/Type /XObject /Subtype /Image /Width 1654 /Height 2339 /BitsPerComponent 8 /ColorSpace /DeviceGray ${filter}`,
        body,
      ),
      info(producer),
    ],
    trailer: '/Info 6 0 R',
    ...written,
  });

const xmp = (about = '') =>
  `<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${about}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const metadata = (about = '') => stream('/Type /Metadata /Subtype /XML', xmp(about));
const profile = flate('/N 3 /Alternate /DeviceRGB', noise(600, 'profile'));
const intent =
  '/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 8 0 R >>]';
const link = (uri: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 700 200 720] /Border [0 0 0] /A << /Type /Action /S /URI /URI (${uri}) >> >>`;
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  noise(40_000, 'jpeg'),
  Buffer.from('ffd9', 'hex'),
]);

/** A page with its producer's own catalogue and page objects. */
const made = (
  producer: string,
  {
    catalog = '',
    leaf: more = '',
    ...written
  }: Partial<Written> & { catalog?: string; leaf?: string },
  objects: string[] = [],
) =>
  text(producer, {
    bodies: [
      catalogue(catalog),
      pages,
      leaf(more),
      flate('', page),
      helvetica,
      info(producer),
      ...objects,
    ],
    ...written,
  });

const tagged = '/MarkInfo << /Marked true >> /Lang (en-IN) /StructTreeRoot 7 0 R';
const structure = [
  '<< /Type /StructTreeRoot /K 8 0 R /ParentTree << /Nums [0 [8 0 R]] >> /RoleMap << /Title /P >> >>',
  '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 0 /Alt (A picture \\(of a house\\)) >>',
];

function word(producer: string): Buffer {
  const first = made(
    producer,
    { catalog: tagged, eol: '\r\n', marker: '%\xb5\xb5\xb5\xb5', layout: 'hybrid' },
    structure,
  );
  const at = first.lastIndexOf('xref\r\n0 ');
  const again = `xref\r\n0 0\r\ntrailer\r\n<</Size 11/Root 1 0 R/Info 6 0 R/Prev ${at}>>\r\nstartxref\r\n${first.length}\r\n%%EOF`;
  return Buffer.concat([first, Buffer.from(again)]);
}

const field =
  '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Meera \\(Rao\\)) /DA (/Helv 0 Tf 0 g) /Rect [72 600 300 620] /F 4 /P 3 0 R >>';
const form = {
  catalog: '/AcroForm << /Fields [7 0 R] /NeedAppearances true /DA (/Helv 0 Tf 0 g) >>',
  leaf: '/Annots [7 0 R]',
};
const outline = [
  '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
  '<< /Title (Chapter 1: Launch of JavaScript) /Parent 7 0 R /Dest [3 0 R /XYZ 0 842 null] >>',
];
const signature = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 840 9032 400] /Contents <${'30820f'.padEnd(8_192, '0')}> /M (D:20260101120000+05'30') >>`;
const signed = { catalog: '/AcroForm << /SigFlags 3 /Fields [8 0 R] >>', leaf: '/Annots [8 0 R]' };
const signatureField =
  '<< /FT /Sig /Type /Annot /Subtype /Widget /F 132 /T (Signature1) /V 7 0 R /P 3 0 R /Rect [0 0 0 0] >>';
const unicodeMap =
  '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\nendcmap\nCMapName currentdict /CMap defineresource pop\nend end';
const base85 = (body: string) =>
  stream('/Filter [ /ASCII85Decode /FlateDecode ]', `Gar'#${Buffer.from(body).toString('hex')}~>`);

/** Valid documents in the style of common programs, by producer. */
export const honestPdfs = (): [what: string, bytes: Buffer][] => [
  ['Word', word('Microsoft\xae Word for Microsoft 365')],
  ['Excel', word('Microsoft\xae Excel\xae 2019')],
  ['PowerPoint', word('Microsoft\xae PowerPoint\xae 2021')],
  [
    'Word with a link',
    made('Microsoft\xae Word 2016', { eol: '\r\n', leaf: '/Annots [7 0 R]' }, [
      link('https://nukkad.example/a\\(b\\)'),
    ]),
  ],
  [
    'LibreOffice',
    text('LibreOffice 7.4', {
      version: '1.6',
      marker: '%\xc3\xa4\xc3\xbc\xc3\xb6\xc3\x9f',
      trailer: '/Info 6 0 R /DocChecksum /0123456789ABCDEF0123456789ABCDEF',
    }),
  ],
  ['LibreOffice, tagged', made('LibreOffice 24.2', { catalog: tagged }, structure)],
  [
    'LibreOffice, PDF/A-1b',
    made('LibreOffice 7.4', { version: '1.4', catalog: `/Metadata 7 0 R ${intent}` }, [
      metadata('<pdfaid:part>1</pdfaid:part>'),
      profile,
    ]),
  ],
  ['OpenOffice', text('OpenOffice.org 3.2', { version: '1.4' })],
  ['Chrome', text('Skia/PDF m120', { version: '1.4', marker: '%\xd3\xeb\xe9\xe1' })],
  [
    'Chrome, a page about scripts',
    text('Skia/PDF m131', {
      bodies: [
        catalogue(),
        pages,
        leaf(),
        stream('', 'BT (The word obj << /JS \\(x\\) >>) Tj ET'),
        helvetica,
        info('Skia/PDF m131', 'JavaScript \\(/JS\\) and /Launch'),
      ],
    }),
  ],
  [
    'Chrome, tagged, packed',
    made('Skia/PDF m140', { catalog: tagged, layout: 'packed' }, structure),
  ],
  ['Firefox by Cairo', text('cairo 1.16.0', { version: '1.5', marker: '%\xb5\xed\xae\xfb' })],
  [
    'Cairo, packed',
    text('cairo 1.18.0', { version: '1.7', marker: '%\xb5\xed\xae\xfb', layout: 'packed' }),
  ],
  [
    'Safari by Quartz',
    text('macOS Version 14.2 Quartz PDFContext', {
      version: '1.3',
      marker: '%\xc4\xe5\xf2\xe5\xeb\xa7\xf3\xa0\xd0\xc4\xc6',
    }),
  ],
  [
    'Quartz, lengths apart',
    text('Mac OS X 10.13 Quartz PDFContext', {
      version: '1.3',
      bodies: [
        catalogue(),
        pages,
        leaf(),
        flate('', page).replace(/\/Length \d+/, '/Length 7 0 R'),
        helvetica,
        info('Quartz'),
        String(deflateSync(Buffer.from(page)).length),
      ],
    }),
  ],
  [
    'iOS, a scan',
    scan('iOS Version 17.1 Quartz PDFContext', '/Filter /DCTDecode', jpeg, { version: '1.3' }),
  ],
  ['iText 2', text('iText 2.1.7 by 1T3XT', { version: '1.4' })],
  ['iText 5', text('iText\xae 5.5.13', { version: '1.4', remark: '%iText-5.5.13\n' })],
  ['iText 7, packed', text('iText\xae 7.2.5', { layout: 'packed', remark: '%iText-7.2.5\n' })],
  [
    'OpenPDF',
    text('OpenPDF 1.3.30', { version: '1.5', layout: 'packed', filter: '[/FlateDecode]' }),
  ],
  [
    'TCPDF',
    made(
      'TCPDF 6.6.2',
      {
        catalog:
          '/Version /1.7 /PageLayout /SinglePage /OpenAction [3 0 R /FitH null] /Names << >> /Metadata 7 0 R',
      },
      [metadata()],
    ),
  ],
  [
    'FPDF',
    made('FPDF 1.86', {
      version: '1.3',
      marker: '',
      catalog: '/OpenAction [3 0 R /FitH null] /PageLayout /OneColumn',
    }),
  ],
  [
    'mPDF',
    made('mPDF 8.2.0', {
      version: '1.4',
      catalog: '/ViewerPreferences << /DisplayDocTitle true >>',
    }),
  ],
  ['dompdf', text('dompdf 2.0.4 + CPDF', { version: '1.7', marker: '%\xe2\xe3\xcf\xd3' })],
  [
    'wkhtmltopdf',
    made('Qt 4.8.7', { version: '1.4', leaf: '/Annots [7 0 R]' }, [
      link('https://nukkad.example/?a=1'),
    ]),
  ],
  [
    'Ghostscript',
    made(
      'GPL Ghostscript 10.00.0',
      { version: '1.7', marker: '%\xc7\xec\x8f\xa2', catalog: '/Metadata 7 0 R' },
      [metadata()],
    ),
  ],
  [
    'Ghostscript, packed',
    made(
      'GPL Ghostscript 10.03.1',
      {
        marker: '%\xc7\xec\x8f\xa2',
        layout: 'packed',
        isPredicted: true,
        catalog: '/Metadata 7 0 R',
      },
      [metadata()],
    ),
  ],
  [
    'pdfTeX',
    text('pdfTeX-1.40.25', { version: '1.5', marker: '%\xd0\xd4\xc5\xd8', layout: 'packed' }),
  ],
  [
    'pdfTeX with bookmarks',
    made(
      'pdfTeX-1.40.25',
      { version: '1.5', catalog: '/Outlines 7 0 R /PageMode /UseOutlines', layout: 'packed' },
      outline,
    ),
  ],
  [
    'XeTeX',
    text('xdvipdfmx (20220710)', {
      version: '1.5',
      marker: '%\xe4\xf0\xed\xf8',
      layout: 'packed',
      isPredicted: true,
    }),
  ],
  [
    'ReportLab',
    text('ReportLab PDF Library', {
      version: '1.4',
      marker: '%\x93\x8c\x8b\x9e ReportLab Generated PDF document http://www.reportlab.com',
      bodies: [catalogue(), pages, leaf(), base85(page), helvetica, info('ReportLab')],
    }),
  ],
  [
    'jsPDF',
    made('jsPDF 2.5.1', {
      version: '1.3',
      marker: '%\xba\xdf\xac\xe0',
      catalog: '/OpenAction [3 0 R /FitH null]',
      end: '',
    }),
  ],
  ['PDFKit', text('PDFKit', { version: '1.3', marker: '%\xff\xff\xff\xff' })],
  [
    'pdf-lib',
    text('pdf-lib (https://github.com/Hopding/pdf-lib)', {
      layout: 'packed',
      marker: '%\x81\x81\x81\x81',
    }),
  ],
  ['PDFBox', text('Apache PDFBox 2.0.29', { version: '1.4', marker: '%\xf6\xe4\xfc\xdf' })],
  [
    'Apache FOP',
    made(
      'Apache FOP Version 2.9',
      { version: '1.4', marker: '%\xaa\xab\xac\xad', catalog: '/Metadata 7 0 R' },
      [metadata()],
    ),
  ],
  ['PDFsharp', text('PDFsharp 1.50', { version: '1.4', marker: '%\xd3\xf4\xcc\xe1', eol: '\n' })],
  [
    'QPDF, packed and predicted',
    text('QPDF', { marker: '%\xbf\xf7\xa2\xfe', layout: 'packed', isPredicted: true }),
  ],
  ['QPDF, linearised', linearisePdf(text('QPDF', { marker: '%\xbf\xf7\xa2\xfe' }))],
  [
    'Distiller, linearised, CR',
    linearisePdf(text('Acrobat Distiller 9.0', { version: '1.4', eol: '\r' })),
  ],
  [
    'Acrobat, linearised, packed',
    linearisePdf(
      text('Adobe PDF Library 15.0', {
        version: '1.6',
        eol: '\r',
        layout: 'packed',
        isPredicted: true,
      }),
    ),
  ],
  [
    'InDesign, PDF/X',
    made(
      'Adobe InDesign 18.0',
      {
        version: '1.4',
        catalog: '/Metadata 7 0 R /OCProperties << /OCGs [] /D << /Order [] >> >>',
        layout: 'stream',
      },
      [metadata()],
    ),
  ],
  [
    'an HP scanner',
    scan('HP Digital Sending Device', '/Filter /DCTDecode', jpeg, { version: '1.4' }),
  ],
  [
    'a Canon scanner, filled up',
    scan('Canon iR-ADV', '/Filter /DCTDecode', jpeg, { end: `\r\n${'\0'.repeat(4_096)}` }),
  ],
  [
    'an Epson scanner, CRLF',
    scan('EPSON Scan 2', '/Filter [ /DCTDecode ]', jpeg, { version: '1.3', eol: '\r\n' }),
  ],
  [
    'a fax',
    scan(
      'Brother MFC',
      '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1654 /Rows 2339 >>',
      noise(20_000, 'fax'),
      { version: '1.3' },
    ),
  ],
  [
    'a scan in black and white',
    scan('Xerox WorkCentre', '/Filter /JBIG2Decode /DecodeParms << >>', noise(20_000, 'jbig2')),
  ],
  [
    'a scan in JPEG 2000',
    scan('Adobe Scan for Android', '/Filter /JPXDecode', noise(20_000, 'jpx'), { version: '1.6' }),
  ],
  ['CamScanner', scan('intsig.com pdf producer', '/Filter /DCTDecode', jpeg, { version: '1.4' })],
  [
    'Google Drive, a scan',
    scan('Skia/PDF', '/Filter /DCTDecode', jpeg, { version: '1.4', marker: '%\xd3\xeb\xe9\xe1' }),
  ],
  ['Microsoft Lens', scan('Microsoft Lens', '/Filter /DCTDecode', jpeg)],
  [
    'a picture with words among its bytes',
    scan(
      'SANE',
      '/Filter /RunLengthDecode',
      Buffer.concat([
        noise(900),
        Buffer.from('\x03obj\x00<</JS\x00/Launch (x)>>'),
        noise(900),
        Buffer.from('\x91\nobj\n/JavaScript/JS '),
        noise(900),
      ]),
    ),
  ],
  ['two revisions', revisePdf(text('PDFBox'), 6, info('Edited'))],
  ['three revisions', revisePdf(revisePdf(text('iText 5'), 6, info('Edited')), 4, flate('', page))],
  ['a form', made('Acrobat Pro', { ...form }, [field])],
  [
    'a form that was filled in',
    revisePdf(made('Acrobat Pro', { ...form }, [field]), 7, field.replace('Meera', 'Anil')),
  ],
  ['a form, packed', made('LibreOffice 7.4', { ...form, layout: 'packed' }, [field])],
  ['DigiLocker, signed', made('iText 5.5.10', { ...signed }, [signature, signatureField])],
  [
    'Aadhaar, signed by revision',
    revisePdf(made('iText 2.1', { ...signed }, [signature, signatureField]), 7, signature),
  ],
  [
    'links of all kinds',
    made('Prince 14', { leaf: '/Annots [7 0 R 8 0 R]' }, [
      link('tel:+911234567890'),
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest (chapter) /F 4 >>',
    ]),
  ],
  [
    'notes and a stamp',
    made('Foxit PhantomPDF', { leaf: '/Annots [7 0 R 8 0 R]' }, [
      '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (See page 2 \\) here) /Popup 8 0 R >>',
      '<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] /Parent 7 0 R >>',
    ]),
  ],
  [
    'PDF/A-2b, packed',
    made('PDF Tools AG', { layout: 'packed', catalog: `/Metadata 7 0 R ${intent}` }, [
      metadata('<pdfaid:part>2</pdfaid:part>'),
      profile,
    ]),
  ],
  [
    'PDF/UA',
    made(
      'axesPDF',
      { catalog: `${tagged} /Metadata 9 0 R /ViewerPreferences << /DisplayDocTitle true >>` },
      [...structure, metadata('<pdfuaid:part>1</pdfuaid:part>')],
    ),
  ],
  ['PDF 2.0', text('mutool 1.23', { version: '2.0', layout: 'stream' })],
  ['CRLF throughout', text('PDFCreator', { eol: '\r\n' })],
  ['CR throughout', text('Mac PDFWriter', { eol: '\r', version: '1.2', marker: '' })],
  ['CR throughout, packed', text('PScript5', { eol: '\r', layout: 'packed' })],
  ['no line after its end', text('PDFlib 9', { end: '' })],
  ['blank lines after its end', text('Crystal Reports', { end: '\r\n\r\n\n\n' })],
  ["DOS's end of a file", text('JasperReports', { end: '\r\n\x1a' })],
  ['an end that is said twice', text('Nitro Pro', { end: '\n%%EOF\n' })],
  ['objects in a stream without a filter', text('PDF Clown', { layout: 'packed', filter: '' })],
  [
    'a map to Unicode',
    made('Tally ERP 9', {}, [
      stream('', unicodeMap),
      stream('/Length1 9000', noise(9_000, 'font')),
    ]),
  ],
  [
    'titles in UTF-16',
    made('SAP NetWeaver', {
      catalog: '/PageLabels << /Nums [0 << /P (\xfe\xff\x00\\(\x00\\)\x00\\\\) >>] >>',
    }),
  ],
  ['4 MB of pictures', scan('Epson', '/Filter /DCTDecode', noise(4_000_000, 'large'))],
];
