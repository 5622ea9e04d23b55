import sharp from 'sharp';

/** A picture on a sheet, with its caption. */
export interface Cell {
  picture: Buffer;
  caption: string;
}

export interface SheetShape {
  columns: number;
  /** Width of each picture in pixels. */
  width: number;
  height: number;
}

const GAP = 8;
const CAPTION = 22;

/** Puts pictures of one size on one sheet, row by row, each with its caption. Returns WebP. */
export async function makeSheet(
  cells: readonly Cell[],
  { columns, width, height }: SheetShape,
): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns);
  const placed = cells.map((cell, at) => ({
    ...cell,
    left: GAP + (at % columns) * (width + GAP),
    top: GAP + Math.floor(at / columns) * (height + CAPTION + GAP),
  }));
  const sheet = {
    width: GAP + columns * (width + GAP),
    height: GAP + rows * (height + CAPTION + GAP),
  };
  const captions = placed.map(
    ({ caption, left, top }) =>
      `<text x="${left + 2}" y="${top + height + 15}">${caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
  );
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" font-family="sans-serif" font-size="12" fill="#0f1b2d">${captions.join('')}</svg>`;
  return sharp({ create: { ...sheet, channels: 3, background: '#f5f7fa' } })
    .composite([
      ...placed.map(({ picture, left, top }) => ({ input: picture, left, top })),
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .webp({ quality: 72 })
    .toBuffer();
}
