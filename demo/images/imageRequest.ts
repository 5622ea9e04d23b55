import type { ImageKey } from './imageKey.ts';
import { parseImageKey } from './imageKey.ts';

/** Encodings that the service offers. */
const FORMATS = ['webp', 'jpg', 'avif'] as const;
/** An encoding of a picture. */
export type Format = (typeof FORMATS)[number];

/** Width in pixels of each size class, for a request without `w`. */
const CLASS_WIDTHS = { small: 350, medium: 800, large: 1600 } as const;

/**
 * Allowed widths in pixels: every multiple of `step` from `least` to `most`. This bounds the number of sizes of a
 * picture.
 */
const WIDTHS = { min: 160, max: 1600, step: 10 } as const;

/** Width over height of a picture. */
const ASPECT = 3 / 2;

/** A valid request for one picture. Width and height are in pixels. */
export interface ImageRequest {
  key: ImageKey;
  width: number;
  height: number;
  format: Format;
}

/** The error of an invalid request. It names the parameter. */
export interface ImageFault {
  message: string;
}

/** Quotes a value for an error message: only characters that a key may have, and at most 60 of them. */
function quoted(value: string): string {
  return `'${value.replace(/[^\w./-]/g, '?').slice(0, 60)}'`;
}

function widthOf(value: string | undefined, size: keyof typeof CLASS_WIDTHS): number | ImageFault {
  if (value === undefined) {
    return CLASS_WIDTHS[size];
  }
  const width = /^\d{3,4}$/.test(value) ? Number(value) : Number.NaN;
  if (!(width >= WIDTHS.min && width <= WIDTHS.max && width % WIDTHS.step === 0)) {
    return {
      message: `w must be a multiple of ${WIDTHS.step} from ${WIDTHS.min} to ${WIDTHS.max}, not ${quoted(value)}`,
    };
  }
  return width;
}

/**
 * Parses a picture's address: its key and the parameters w, class and f. Other parameters, such as a cache-busting `t`,
 * are ignored. Without `w` the class sets the width. The default class is medium, and the default format webp.
 */
export function parseImageRequest(imageKey: string, query: URLSearchParams): ImageRequest | ImageFault {
  const key = parseImageKey(imageKey);
  if (!key) {
    return { message: `imageKey ${quoted(imageKey)} names no picture` };
  }
  const classText = query.get('class') ?? 'medium';
  const size = (['small', 'medium', 'large'] as const).find((name) => name === classText);
  if (!size) {
    return { message: `class must be small, medium or large, not ${quoted(classText)}` };
  }
  const formatText = query.get('f') ?? 'webp';
  const format = FORMATS.find((name) => name === formatText);
  if (!format) {
    return { message: `f must be ${FORMATS.join(', ')}, not ${quoted(formatText)}` };
  }
  const width = widthOf(query.get('w') ?? undefined, size);
  if (typeof width !== 'number') {
    return width;
  }
  return { key, width, height: Math.round(width / ASPECT), format };
}
