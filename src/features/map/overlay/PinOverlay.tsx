import type { ListingId } from '#domain/listing/listingId.ts';
import type { TowerPin } from '../pins/pinModel.ts';
import { ListingOverlay } from './ListingOverlay.tsx';
import type { OverlayFrame } from './OverlayLayout.tsx';
import { TowerOverlay, type TowerOverlayProps } from './TowerOverlay.tsx';

interface PinOverlayProps extends OverlayFrame, Pick<TowerOverlayProps, 'search' | 'onOpen'> {
  open: ListingId | undefined;
  tower: TowerPin | null;
}

/** The overlay of the open listing, or else of the open tower. */
export function PinOverlay({ open, tower, search, onOpen, ...frame }: PinOverlayProps) {
  if (open) return <ListingOverlay key={`${open.boardId}/${open.mlsNumber}`} id={open} {...frame} />;
  return tower && <TowerOverlay key={tower.key} tower={tower} search={search} onOpen={onOpen} {...frame} />;
}
