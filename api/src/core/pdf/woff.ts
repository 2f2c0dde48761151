import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * A font file as OpenType, from WOFF 1.0 (https://www.w3.org/TR/WOFF/), which has the same tables, each
 * compressed: PDF embeds OpenType only.
 */
export function openTypeOf(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const directory = directoryFor(woff.subarray(4, 8), tables.length);
  const parts = [directory];
  let end = directory.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = sfntHeader + sfntEntry * index;
    tag.copy(directory, at);
    checksum.copy(directory, at + 4);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    parts.push(padded);
    end += padded.length;
  });
  return Buffer.concat(parts);
}

function tablesOf(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = woffHeader + woffEntry * index;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed < woff.readUInt32BE(at + 12) ? inflateSync(bytes) : bytes,
    };
  });
}

function directoryFor(flavour: Buffer, tables: number): Buffer {
  const directory = Buffer.alloc(sfntHeader + sfntEntry * tables);
  const power = Math.floor(Math.log2(tables));
  const range = sfntEntry * 2 ** power;
  flavour.copy(directory);
  directory.writeUInt16BE(tables, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(sfntEntry * tables - range, 10);
  return directory;
}
