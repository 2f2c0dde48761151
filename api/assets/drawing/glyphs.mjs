import { arc, box, disc, line, polygon } from './shapes.mjs';

const cut = { cut: true };
/** The second, softer tone of a picture. */
const soft = { soft: true };

const stethoscope = [
  line([[40, 24], [33, 26], [33, 41], ...arc(47, 41, 14, 180, 0), [61, 26], [54, 24]], 5),
  line([[47, 55], [47, 63], ...arc(59, 63, 12, 180, 0), [71, 54]], 5, soft),
  disc(71, 47, 9),
  disc(71, 47, 4, cut),
];

const tooth = (angle) => {
  const turn = (x, y) => {
    const a = (angle * Math.PI) / 180;
    return [50 + x * Math.cos(a) - y * Math.sin(a), 50 + x * Math.sin(a) + y * Math.cos(a)];
  };
  return polygon([turn(-6.5, -18), turn(-4.2, -29), turn(4.2, -29), turn(6.5, -18)]);
};

const gear = [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(tooth),
  disc(50, 50, 21),
  disc(50, 50, 13, cut),
  disc(50, 50, 7, soft),
];

const ledger = [
  box(34, 22, 42, 54, 5, soft),
  box(24, 26, 42, 52, 5),
  line(
    [
      [36, 39],
      [54, 39],
    ],
    3.6,
    cut,
  ),
  line(
    [
      [36, 48],
      [54, 48],
    ],
    3.6,
    cut,
  ),
  line([[36, 39], [41, 39], ...arc(41, 48, 9, -90, 90), [36, 57], [50, 69]], 3.6, cut),
];

const pan = (x) => [
  line(
    [
      [x, 34],
      [x - 11, 56],
    ],
    2.6,
  ),
  line(
    [
      [x, 34],
      [x + 11, 56],
    ],
    2.6,
  ),
  polygon(arc(x, 55.5, 13, 0, 180), soft),
];

const scales = [
  ...pan(30),
  ...pan(70),
  line(
    [
      [28, 34],
      [72, 34],
    ],
    5,
  ),
  line(
    [
      [50, 26],
      [50, 74],
    ],
    5,
  ),
  line(
    [
      [37, 76],
      [63, 76],
    ],
    5,
  ),
  disc(50, 27, 5),
];

const book = [
  box(20, 34, 60, 41, 4, soft),
  polygon([
    [50, 37],
    [43, 30],
    [25, 29],
    [25, 68],
    [43, 68],
    [50, 72],
  ]),
  polygon([
    [50, 37],
    [57, 30],
    [75, 29],
    [75, 68],
    [57, 68],
    [50, 72],
  ]),
  line(
    [
      [50, 40],
      [50, 71],
    ],
    2.4,
    cut,
  ),
  ...[39, 47, 55].flatMap((y) => [
    line(
      [
        [31, y],
        [42, y + 1.5],
      ],
      2.6,
      cut,
    ),
    line(
      [
        [58, y + 1.5],
        [69, y],
      ],
      2.6,
      cut,
    ),
  ]),
];

const helmet = [
  polygon(arc(50, 58, 25, 180, 360)),
  line(
    [
      [41, 42],
      [41, 52],
    ],
    3,
    cut,
  ),
  line(
    [
      [59, 42],
      [59, 52],
    ],
    3,
    cut,
  ),
  box(44, 28, 12, 20, 4),
  box(19, 56, 62, 9, 4.5, cut),
  box(19, 58, 62, 9, 4.5, soft),
];

const bend = ([x0, y0], [cx, cy], [x1, y1]) =>
  Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    const at = (a, b, c) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return [at(x0, cx, x1), at(y0, cy, y1)];
  });

const star = Array.from({ length: 10 }, (_, point) => {
  const angle = ((point * 36 - 90) * Math.PI) / 180;
  const r = point % 2 === 0 ? 13.5 : 5.8;
  return [50 + r * Math.cos(angle), 48 + r * Math.sin(angle)];
});

const badge = [
  polygon([
    [50, 20],
    ...bend([50, 20], [61, 28], [74, 29]),
    ...bend([74, 29], [77, 64], [50, 80]),
    ...bend([50, 80], [23, 64], [26, 29]),
    ...bend([26, 29], [39, 28], [50, 20]),
  ]),
  disc(50, 48, 18, cut),
  polygon(star, soft),
];

const building = [
  polygon([
    [50, 20],
    [80, 39],
    [20, 39],
  ]),
  disc(50, 32, 3.4, cut),
  box(23, 42, 54, 5, 1.5),
  ...[28, 40.3, 52.6, 65].map((x) => box(x, 50, 7, 18, 1, soft)),
  box(19, 71, 62, 7, 2),
];

/** Slug of the profession → its picture's file name, glyph and pair of colours. */
export const pictures = {
  doctor: {
    title: 'Doctor',
    file: 'doctor.png',
    glyph: stethoscope,
    tile: '#134A86',
    tint: '#9CC8F5',
  },
  engineer: {
    title: 'Engineer',
    file: 'engineer.png',
    glyph: gear,
    tile: '#33419E',
    tint: '#B7C0FF',
  },
  ca: { title: 'CA', file: 'ca.png', glyph: ledger, tile: '#176B3A', tint: '#7FD6A0' },
  advocate: {
    title: 'Advocate',
    file: 'advocate.png',
    glyph: scales,
    tile: '#7A2A6E',
    tint: '#EBA9DF',
  },
  teacher: { title: 'Teacher', file: 'english.png', glyph: book, tile: '#8A5A00', tint: '#F6C361' },
  labour: { title: 'Labour', file: 'labour.png', glyph: helmet, tile: '#8F3F0B', tint: '#F7B48A' },
  officer: {
    title: 'Officer',
    file: 'officer.png',
    glyph: badge,
    tile: '#0B6075',
    tint: '#82D2E6',
  },
  'govt-officer': {
    title: 'Govt Officer',
    file: 'govt officer.png',
    glyph: building,
    tile: '#57503F',
    tint: '#D3CBB8',
  },
};
