import type { Position, Street, StreetKind } from '#demo/types.ts';
import type { Lot } from './lots.ts';
import { type StreetLines, unpackLine } from './streetLines.ts';
import type { StreetDraft } from './streetSink.ts';

/** A street whose points are packed together with those of all other streets. They are decoded on access. */
export class PackedStreet implements Street {
  readonly id: number;
  readonly kind: StreetKind;
  readonly name: string;
  readonly suffix: string;
  readonly direction: string;
  readonly city: string;
  readonly state: string;
  readonly deadEnds: number;
  /** The arrangement of houses along the street. */
  readonly lot: Lot;
  readonly #lines: StreetLines;

  constructor(
    id: number,
    draft: Omit<StreetDraft, 'points' | 'offset' | 'line' | 'shape'>,
    lines: StreetLines,
  ) {
    this.id = id;
    this.kind = draft.kind;
    this.name = draft.name;
    this.suffix = draft.suffix;
    this.direction = draft.direction;
    this.city = draft.city;
    this.state = draft.state;
    this.deadEnds = draft.deadEnds;
    this.lot = draft.lot;
    this.#lines = lines;
  }

  get lotWidth(): number {
    return this.lot.width;
  }

  get points(): Position[] {
    return unpackLine(this.#lines, this.id);
  }
}
