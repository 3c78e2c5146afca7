import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** A picture that is painted shape by shape and stored as PNG. */
export class Picture {
  readonly #pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#pixels = Buffer.alloc(width * height * 3);
  }

  /** Fills a polygon; from its top to its bottom the colour turns into `to`. */
  polygon(points: readonly Point[], from: Colour, to: Colour = from): void {
    const ys = points.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(this.height, bottom); y += 1) {
      const crossings = crossingsAt(points, y + 0.5);
      const part = (y - top) / Math.max(1, bottom - top);
      const colour = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * part));
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        this.#line(y, crossings[at] ?? 0, crossings[at + 1] ?? 0, colour);
      }
    }
  }

  box(x: number, y: number, width: number, height: number, from: Colour, to: Colour = from): void {
    const [right, bottom] = [x + width, y + height];
    this.polygon(
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      from,
      to,
    );
  }

  png(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits, colours without transparency.
    header.set([8, 2, 0, 0, 0], 8);
    const stride = this.width * 3;
    const rows = Buffer.alloc((stride + 1) * this.height);
    for (let y = 0; y < this.height; y += 1) {
      this.#pixels.copy(rows, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
    }
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  #line(y: number, from: number, to: number, [red = 0, green = 0, blue = 0]: readonly number[]): void {
    for (let x = Math.max(0, Math.round(from)); x < Math.min(this.width, Math.round(to)); x += 1) {
      const at = (y * this.width + x) * 3;
      this.#pixels[at] = red;
      this.#pixels[at + 1] = green;
      this.#pixels[at + 2] = blue;
    }
  }
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  points.forEach(([x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((one, other) => one - other);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
