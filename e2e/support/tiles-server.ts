import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of one PMTiles file, of another origin than the product. */
export interface TilesServer {
  address: string;
  origin: string;
  /** Number of requests so far. */
  asked(): number;
  close(): Promise<void>;
}

export async function startTilesServer(): Promise<TilesServer> {
  const file = tilesFile();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const [, from = '0', to = String(file.length - 1)] =
      /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = file.subarray(Number(from), Number(to) + 1);
    response.writeHead(206, {
      ...{ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' },
      ...{ 'content-type': 'application/octet-stream', etag: '"one"' },
      'content-length': part.length,
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`,
    });
    response.end(part);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, address: `${origin}/earth.pmtiles`, asked: () => asked },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A PMTiles archive (version 3) of one tile: the whole earth under water, with a park. */
function tilesFile(): Buffer {
  const tile = vectorTile();
  // One entry: tile 0, run of 1, its length, at the beginning.
  const directory = Buffer.from([...varint(1), 0, 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from(JSON.stringify({ attribution: '<b>Made by a test</b>' }));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const sections = [
    [HEADER, directory.length],
    [HEADER + directory.length, metadata.length],
    [0, 0],
    [HEADER + directory.length + metadata.length, tile.length],
    [1, 1],
  ];
  const numbers = [...sections.flat(), 1];
  for (const [index, value] of numbers.entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  // Clustered, nothing compressed, vector tiles, of zoom 0 alone.
  header.set([1, 1, 1, 1, 0, 0], 96);
  const edges = [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000];
  for (const [index, edge] of edges.entries()) header.writeInt32LE(edge, 102 + 4 * index);
  return Buffer.concat([header, directory, metadata, tile]);
}

const HEADER = 127;

function vectorTile(): Buffer {
  return Buffer.concat([layer('water', 'ocean'), layer('boundaries', 'country')]);
}

/** A layer of one polygon over the whole tile, whose `kind` is given. */
function layer(name: string, kind: string): Buffer {
  const [extent, far] = [4_096, 4_096 * 2];
  const square = [9, 0, 0, 26, far, 0, 0, far, far - 1, 0, 15];
  const feature = [
    ...field(2, [0, 0]),
    ...[0x18, 3],
    ...field(
      4,
      square.flatMap((value) => varint(value)),
    ),
  ];
  return Buffer.from(
    field(3, [
      ...[0x78, 2],
      ...field(1, [...Buffer.from(name)]),
      ...field(2, feature),
      ...field(3, [...Buffer.from('kind')]),
      ...field(4, field(1, [...Buffer.from(kind)])),
      ...[0x28, ...varint(extent)],
    ]),
  );
}

/** A field of protocol buffers with bytes as its value. */
const field = (number: number, bytes: number[]): number[] => [
  ...[(number << 3) | 2, ...varint(bytes.length)],
  ...bytes,
];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
}
