// Shapes on a field of 100 × 100. Each knows how to say whether a point lies in it and how to
// write itself as SVG. `cut` takes away from what was drawn before it.

export const disc = (x, y, r, look = {}) => ({
  ...look,
  covers: (px, py) => (px - x) ** 2 + (py - y) ** 2 <= r * r,
  svg: (paint) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`,
});

export const box = (x, y, w, h, r, look = {}) => ({
  ...look,
  covers: (px, py) => {
    const dx = Math.max(Math.abs(px - x - w / 2) - w / 2 + r, 0);
    const dy = Math.max(Math.abs(py - y - h / 2) - h / 2 + r, 0);
    return dx * dx + dy * dy <= r * r && px >= x && px <= x + w && py >= y && py <= y + h;
  },
  svg: (paint) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}"/>`,
});

export const polygon = (points, look = {}) => ({
  ...look,
  covers: (px, py) => {
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [points[i], points[j]];
      if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  },
  svg: (paint) => `<polygon points="${list(points)}" fill="${paint}"/>`,
});

/** A line with round ends and corners. */
export const line = (points, width, look = {}) => ({
  ...look,
  covers: (px, py) =>
    points.some((from, at) => {
      const to = points[at + 1] ?? from;
      return toSegment(px, py, from, to) <= width / 2;
    }),
  svg: (paint) =>
    `<polyline points="${list(points)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
});

/** Points along a circle, in degrees clockwise from the right. */
export const arc = (x, y, r, from, to, steps = 24) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle))];
  });

const list = (points) => points.map((point) => point.map(round).join(',')).join(' ');

const round = (value) => Math.round(value * 100) / 100;

function toSegment(px, py, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy) : 0;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}
