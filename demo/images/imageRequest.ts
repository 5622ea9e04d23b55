import type { ImageKey } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';

/** Encodings that the service answers in. */
const FORMATS = ['webp', 'jpg', 'avif'] as const;
/** One of the encodings. */
export type Format = (typeof FORMATS)[number];

/** Width in pixels for a size class when no `w` is given. */
const CLASS_WIDTHS = { small: 350, medium: 800, large: 1600 } as const;

/** Widths in pixels: every multiple of `step` from `least` to `most`, so that a picture has a bounded number of sizes. */
const WIDTHS = { least: 160, most: 1600, step: 10 } as const;

/** Width over height of a picture. */
const ASPECT = 3 / 2;

/** A checked request for one picture; width and height in pixels. */
export interface ImageRequest {
  key: ImageKey;
  width: number;
  height: number;
  format: Format;
}

/** A fault in a request, with the name of the parameter. */
export interface ImageFault {
  message: string;
}

/** Only the characters a key may have are shown back, and not more than a line of them. */
function quoted(value: string): string {
  return `'${value.replace(/[^\w./-]/g, '?').slice(0, 60)}'`;
}

function widthOf(wanted: string | undefined, size: keyof typeof CLASS_WIDTHS): number | ImageFault {
  if (wanted === undefined) {
    return CLASS_WIDTHS[size];
  }
  const width = /^\d{3,4}$/.test(wanted) ? Number(wanted) : Number.NaN;
  if (!(width >= WIDTHS.least && width <= WIDTHS.most && width % WIDTHS.step === 0)) {
    return {
      message: `w must be a multiple of ${WIDTHS.step} from ${WIDTHS.least} to ${WIDTHS.most}, not ${quoted(wanted)}`,
    };
  }
  return width;
}

/**
 * Reads a picture's address: its key and the parameters w, class and f. Others (a cache-busting `t`) are left alone.
 * Without `w` the class gives the width, without `class` it is medium, without `f` webp.
 */
export function parseImageRequest(imageKey: string, query: URLSearchParams): ImageRequest | ImageFault {
  const key = parseImageKey(imageKey);
  if (!key) {
    return { message: `imageKey ${quoted(imageKey)} names no picture` };
  }
  const wantedClass = query.get('class') ?? 'medium';
  const size = (['small', 'medium', 'large'] as const).find((name) => name === wantedClass);
  if (!size) {
    return { message: `class must be small, medium or large, not ${quoted(wantedClass)}` };
  }
  const wantedFormat = query.get('f') ?? 'webp';
  const format = FORMATS.find((name) => name === wantedFormat);
  if (!format) {
    return { message: `f must be ${FORMATS.join(', ')}, not ${quoted(wantedFormat)}` };
  }
  const width = widthOf(query.get('w') ?? undefined, size);
  if (typeof width !== 'number') {
    return width;
  }
  return { key, width, height: Math.round(width / ASPECT), format };
}
