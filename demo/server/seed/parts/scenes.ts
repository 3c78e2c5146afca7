import { Random } from '../random';
import { type Colour, Picture } from './png';

/** What a camera at a packing table sees, painted: there is no room for photographs in a package. */
const [width, height] = [480, 360];

interface Scene {
  readonly name: string;
  readonly filename: string;
  readonly paint: (picture: Picture, random: Random) => void;
}

const cartons: readonly Colour[] = [
  [196, 154, 108],
  [181, 136, 92],
  [222, 206, 178],
];

const shade = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

/** A wall of shelves behind, and a table in front. */
function room(picture: Picture, random: Random): void {
  picture.box(0, 0, width, 150, [168, 178, 186], [206, 212, 216]);
  for (const y of [34, 92]) {
    picture.box(0, y, width, 7, [70, 92, 120]);
    for (let x = 6; x < width; x += random.between(46, 62)) {
      const colour = shade(random.pick(cartons), 0.82);
      const size = random.between(24, 40);
      picture.box(x, y - size, random.between(26, 42), size, colour, shade(colour, 0.86));
    }
  }
  for (let x = 60; x < width; x += 160) picture.box(x, 0, 6, 150, [62, 82, 108]);
  picture.box(0, 150, width, height - 150, [132, 128, 120], [92, 88, 82]);
}

/** A carton of three faces. */
function carton(picture: Picture, x: number, y: number, w: number, h: number, colour: Colour): void {
  const deep = Math.round(w * 0.24);
  picture.polygon(
    [
      [x + 6, y + h - 4],
      [x + w + deep + 18, y + h - deep / 2],
      [x + w + 10, y + h + 10],
      [x - 8, y + h + 10],
    ],
    [74, 70, 66],
    [98, 94, 88],
  );
  picture.box(x, y, w, h, colour, shade(colour, 0.9));
  picture.polygon(
    [
      [x, y],
      [x + deep, y - deep / 2],
      [x + w + deep, y - deep / 2],
      [x + w, y],
    ],
    shade(colour, 1.12),
  );
  picture.polygon(
    [
      [x + w, y],
      [x + w + deep, y - deep / 2],
      [x + w + deep, y + h - deep / 2],
      [x + w, y + h],
    ],
    shade(colour, 0.78),
    shade(colour, 0.68),
  );
  const tape = w * 0.44;
  picture.box(x + tape, y, w * 0.12, h * 0.34, [226, 206, 160], [214, 190, 140]);
  picture.polygon(
    [
      [x + tape, y],
      [x + tape + deep, y - deep / 2],
      [x + tape + w * 0.12 + deep, y - deep / 2],
      [x + tape + w * 0.12, y],
    ],
    [236, 218, 174],
  );
}

function label(picture: Picture, x: number, y: number, w: number, random: Random): void {
  const h = w * 1.4;
  picture.box(x, y, w, h, [248, 248, 246]);
  picture.box(x + w * 0.06, y + w * 0.06, w * 0.3, w * 0.2, [40, 40, 44]);
  for (let row = 0; row < 4; row += 1) {
    picture.box(
      x + w * 0.06,
      y + w * (0.36 + row * 0.1),
      w * (0.5 + random.next() * 0.35),
      w * 0.035,
      [120, 120, 124],
    );
  }
  for (let at = x + w * 0.08; at < x + w * 0.9; ) {
    const bar = 1 + random.next() * (w / 40);
    picture.box(at, y + w * 0.84, bar, w * 0.4, [24, 24, 28]);
    at += bar + 1 + random.next() * (w / 36);
  }
}

const scenes: readonly Scene[] = [
  {
    name: 'parcel',
    filename: 'parcel.png',
    paint: (picture, random) => {
      carton(picture, 120, 150, 200, 140, cartons[0] as Colour);
      label(picture, 140, 180, 64, random);
    },
  },
  {
    name: 'label',
    filename: 'label.png',
    paint: (picture, random) => {
      picture.box(0, 0, width, height, cartons[1] as Colour, shade(cartons[1] as Colour, 0.86));
      label(picture, 130, 24, 220, random);
    },
  },
  {
    name: 'open',
    filename: 'open-carton.png',
    paint: (picture) => {
      carton(picture, 110, 170, 230, 130, cartons[0] as Colour);
      picture.polygon(
        [
          [110, 170],
          [165, 142],
          [395, 142],
          [340, 170],
        ],
        [64, 50, 38],
        [92, 72, 54],
      );
      picture.polygon(
        [
          [150, 166],
          [188, 146],
          [330, 146],
          [308, 166],
        ],
        [70, 110, 150],
        [54, 88, 124],
      );
      picture.polygon(
        [
          [110, 170],
          [340, 170],
          [322, 214],
          [92, 214],
        ],
        shade(cartons[0] as Colour, 1.08),
      );
    },
  },
  {
    name: 'damaged',
    filename: 'damaged-corner.png',
    paint: (picture, random) => {
      carton(picture, 120, 140, 210, 150, cartons[0] as Colour);
      picture.polygon(
        [
          [120, 246],
          [150, 238],
          [166, 262],
          [196, 270],
          [182, 290],
          [120, 290],
        ],
        [88, 64, 44],
        [60, 44, 30],
      );
      picture.polygon(
        [
          [138, 262],
          [160, 268],
          [176, 280],
          [150, 286],
        ],
        [180, 190, 196],
      );
      label(picture, 232, 164, 60, random);
    },
  },
  {
    name: 'pallet',
    filename: 'pallet.png',
    paint: (picture, random) => {
      for (const [x, y] of [
        [110, 214],
        [220, 214],
        [120, 150],
        [226, 150],
        [170, 90],
      ] as const) {
        carton(picture, x, y, 96, 60, random.pick(cartons));
      }
      picture.box(92, 282, 290, 10, [150, 112, 70]);
      for (const x of [98, 222, 350]) picture.box(x, 292, 28, 18, [120, 88, 54]);
      picture.box(92, 310, 290, 8, [138, 102, 62]);
    },
  },
  {
    name: 'scale',
    filename: 'scale.png',
    paint: (picture, random) => {
      picture.polygon(
        [
          [70, 280],
          [120, 252],
          [400, 252],
          [360, 280],
        ],
        [190, 194, 198],
        [150, 154, 158],
      );
      picture.box(70, 280, 290, 26, [84, 88, 94]);
      picture.box(90, 284, 96, 18, [24, 48, 36]);
      for (let digit = 0; digit < 4; digit += 1) {
        picture.box(98 + digit * 20, 287, 11, 3, [120, 240, 160]);
        picture.box(98 + digit * 20, 296, 11, 3, [120, 240, 160]);
        picture.box(random.chance(0.5) ? 98 + digit * 20 : 107 + digit * 20, 287, 3, 12, [120, 240, 160]);
      }
      carton(picture, 150, 130, 150, 122, cartons[2] as Colour);
      label(picture, 168, 150, 50, random);
    },
  },
];

export function paintScenes(): { name: string; filename: string; bytes: Buffer }[] {
  return scenes.map(({ name, filename, paint }) => {
    const random = new Random(`scene ${name}`);
    const picture = new Picture(width, height);
    room(picture, random);
    paint(picture, random);
    return { name, filename, bytes: picture.png() };
  });
}
