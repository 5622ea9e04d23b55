import { darken, lighten, mix } from '../drawing/colour.ts';
import { group, withOpacity } from '../drawing/shapes.ts';
import type { RoomStyle } from '../interior/style.ts';
import type { PlacedRoom } from './packing.ts';
import { box, oval } from './planShapes.ts';

interface Ink {
  line: string;
  fill: string;
}

function piece(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  { line, fill }: Ink,
): string {
  return box(x, y, width, height, fill, `stroke="${line}" stroke-width="0.04"`, radius);
}

function bed(style: RoomStyle, width: number, ink: Ink): string {
  const cover = mix(style.accent, '#ffffff', 0.45);
  const pillows = width > 1.3 ? [0.08, width / 2 + 0.04] : [0.15];
  const each = width > 1.3 ? width / 2 - 0.12 : width - 0.3;
  return [
    piece(0, 0, width, 2, 0.08, ink),
    box(0, 0.75, width, 1.25, cover, `stroke="${ink.line}" stroke-width="0.04"`, 0.08),
    ...pillows.map((x) => piece(x, 0.1, each, 0.4, 0.1, { ...ink, fill: lighten(ink.fill, 0.6) })),
  ].join('');
}

function sofa(style: RoomStyle, width: number, ink: Ink): string {
  const cloth = { ...ink, fill: mix(style.sofa, '#ffffff', 0.35) };
  return (
    piece(0, 0, width, 0.9, 0.14, { ...ink, fill: mix(style.sofa, '#ffffff', 0.2) }) +
    piece(0.16, 0.26, width / 2 - 0.17, 0.6, 0.08, cloth) +
    piece(width / 2 + 0.01, 0.26, width / 2 - 0.17, 0.6, 0.08, cloth)
  );
}

function moved(x: number, y: number, turn: number, drawing: string): string {
  return group([drawing], `transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})"`);
}

function seatedTable(style: RoomStyle, ink: Ink): string {
  const chair = { ...ink, fill: mix(style.chair, '#ffffff', 0.4) };
  const seats = [0.2, 0.85].flatMap((x) => [
    piece(x, -0.34, 0.42, 0.42, 0.1, chair),
    piece(x, 0.78, 0.42, 0.42, 0.1, chair),
  ]);
  return [...seats, piece(0, 0, 1.5, 0.86, 0.06, { ...ink, fill: mix(style.wood, '#ffffff', 0.45) })].join(
    '',
  );
}

function kitchen(style: RoomStyle, room: PlacedRoom, ink: Ink): string {
  const top = { ...ink, fill: mix(style.counter, '#ffffff', 0.4) };
  const { wide, deep } = room;
  const parts = [
    piece(0.1, 0.1, wide - 0.2, 0.6, 0.02, top),
    piece(0.1, 0.1, 0.6, deep - 0.9, 0.02, top),
    piece(wide - 0.85, 0.1, 0.75, 0.72, 0.04, { ...ink, fill: '#dfe4e6' }),
  ];
  const sink = wide * 0.32;
  parts.push(piece(sink, 0.2, 0.6, 0.38, 0.06, { ...ink, fill: '#ffffff' }));
  const hob = wide * 0.6;
  for (const [dx, dy] of [
    [0, 0],
    [0.28, 0],
    [0, 0.26],
    [0.28, 0.26],
  ] as const) {
    parts.push(oval(hob + dx, 0.28 + dy, 0.1, 0.1, 'none', `stroke="${ink.line}" stroke-width="0.04"`));
  }
  if (wide > 2.9 && deep > 2.9) {
    parts.push(
      piece(wide * 0.36, deep * 0.52, wide * 0.46, 0.75, 0.04, {
        ...ink,
        fill: mix(style.island, '#ffffff', 0.5),
      }),
    );
    for (const share of [0.44, 0.58, 0.72]) {
      parts.push(
        oval(
          wide * share,
          deep * 0.52 + 0.98,
          0.16,
          0.16,
          mix(style.chair, '#ffffff', 0.4),
          `stroke="${ink.line}" stroke-width="0.03"`,
        ),
      );
    }
  }
  return parts.join('');
}

function bath(room: PlacedRoom, ink: Ink): string {
  const china = { ...ink, fill: '#ffffff' };
  const isTall = room.deep > room.wide;
  const long = Math.min(1.6, (isTall ? room.wide : room.deep) - 0.16);
  const drawing = [
    piece(0, 0, long, 0.7, 0.06, china),
    piece(0.08, 0.08, long - 0.16, 0.54, 0.2, { ...ink, fill: '#dbeaf0' }),
    piece(0.05, 0.9, 0.42, 0.2, 0.03, china),
    oval(0.26, 1.26, 0.17, 0.24, '#ffffff', `stroke="${ink.line}" stroke-width="0.04"`),
    piece(long - 0.8, 0.92, 0.8, 0.46, 0.04, china),
    oval(long - 0.4, 1.15, 0.2, 0.14, '#dbeaf0', `stroke="${ink.line}" stroke-width="0.03"`),
  ].join('');
  return isTall ? moved(0.08, 0.08, 0, drawing) : moved(0.08, room.deep - 0.08, -90, drawing);
}

function stairs(room: PlacedRoom, ink: Ink): string {
  const isTall = room.deep > room.wide;
  const length = isTall ? room.deep : room.wide;
  const across = isTall ? room.wide : room.deep;
  let data = '';
  for (let at = 0.3; at < length - 0.2; at += 0.27) {
    data += isTall
      ? `M0.1 ${at.toFixed(2)}H${(across - 0.1).toFixed(2)}`
      : `M${at.toFixed(2)} 0.1V${(across - 0.1).toFixed(2)}`;
  }
  const arrow = isTall
    ? `M${across / 2} ${length - 0.2}V0.5M${across / 2 - 0.16} 0.72L${across / 2} 0.46L${across / 2 + 0.16} 0.72`
    : `M${length - 0.2} ${across / 2}H0.5M0.72 ${across / 2 - 0.16}L0.46 ${across / 2}L0.72 ${across / 2 + 0.16}`;
  return `<path d="${data}${arrow}" stroke="${ink.line}" stroke-width="0.035" fill="none"/>`;
}

function rug(style: RoomStyle, x: number, y: number, width: number, height: number): string {
  return (
    box(x, y, width, height, mix(style.rug, '#ffffff', 0.2), withOpacity(0.8)) +
    box(
      x + 0.1,
      y + 0.1,
      width - 0.2,
      height - 0.2,
      'none',
      `stroke="${darken(style.rug, 0.2)}" stroke-width="0.03"`,
    )
  );
}

function lounge(style: RoomStyle, room: PlacedRoom, ink: Ink): string {
  const { wide, deep } = room;
  const long = Math.min(2.2, wide - 0.8);
  const left = (wide - long) / 2;
  const easy = { ...ink, fill: mix(style.chair, '#ffffff', 0.35) };
  return [
    rug(style, left - 0.2, deep * 0.28, long + 0.4, Math.min(2, deep * 0.45)),
    moved(left, deep * 0.14, 0, sofa(style, long, ink)),
    piece(left + long / 2 - 0.5, deep * 0.14 + 1.25, 1, 0.5, 0.08, {
      ...ink,
      fill: mix(style.wood, '#ffffff', 0.45),
    }),
    deep > 3.4 ? piece(left - 0.1, deep * 0.14 + 1.2, 0.7, 0.7, 0.16, easy) : '',
    deep > 3.8
      ? piece(left + long / 2 - 0.8, deep - 0.5, 1.6, 0.36, 0.03, {
          ...ink,
          fill: mix(style.wood, '#ffffff', 0.3),
        })
      : '',
    oval(wide - 0.42, deep - 0.42, 0.24, 0.24, '#9cb78f', `stroke="${ink.line}" stroke-width="0.03"`),
  ].join('');
}

function bedroom(style: RoomStyle, room: PlacedRoom, ink: Ink): string {
  const { wide, deep, kind } = room;
  const width = kind === 'p' ? 1.8 : Math.min(wide, deep) > 2.7 ? 1.45 : 1;
  const left = (wide - width) / 2;
  const table = { ...ink, fill: mix(style.wood, '#ffffff', 0.45) };
  const closet = deep > 3 ? piece(0.1, deep - 0.62, wide * 0.45, 0.52, 0.02, table) : '';
  return [
    deep > 2.7 ? rug(style, left - 0.45, 1.1, width + 0.9, 1.3) : '',
    moved(left, 0.12, 0, bed(style, width, ink)),
    left > 0.6
      ? piece(left - 0.52, 0.14, 0.44, 0.4, 0.03, table) +
        piece(left + width + 0.08, 0.14, 0.44, 0.4, 0.03, table)
      : '',
    closet,
  ].join('');
}

/** Draws the furniture of a room from above, in metres from the room's upper left corner. */
export function drawPlanFurniture(style: RoomStyle, room: PlacedRoom, line: string): string {
  const ink: Ink = { line, fill: '#f7f3ea' };
  const { wide, deep } = room;
  const wood = { ...ink, fill: mix(style.wood, '#ffffff', 0.45) };
  switch (room.kind) {
    case 'l':
    case 'f':
    case 'r':
      return lounge(style, room, ink);
    case 'k':
      return kitchen(style, room, ink);
    case 'd':
      return (
        rug(style, wide / 2 - 1.15, deep / 2 - 0.95, 2.3, 1.9) +
        moved(wide / 2 - 0.75, deep / 2 - 0.43, 0, seatedTable(style, ink))
      );
    case 'p':
    case 'b':
      return bedroom(style, room, ink);
    case 't':
      return bath(room, ink);
    case 's':
      return stairs(room, ink);
    case 'a':
      return [0.12, 0.82]
        .map(
          (x) =>
            piece(x, 0.1, 0.62, 0.62, 0.04, { ...ink, fill: '#ffffff' }) +
            oval(x + 0.31, 0.42, 0.2, 0.2, '#dbeaf0', `stroke="${line}" stroke-width="0.03"`),
        )
        .join('');
    case 'n':
      return (
        piece(wide / 2 - 0.65, 0.15, 1.3, 0.6, 0.03, wood) +
        piece(wide / 2 - 0.22, 0.82, 0.44, 0.42, 0.12, { ...ink, fill: mix(style.chair, '#ffffff', 0.4) })
      );
    case 'h':
      return wide > 1.6 && deep > 2 ? rug(style, wide / 2 - 0.4, 0.5, 0.8, deep - 1) : '';
  }
}
