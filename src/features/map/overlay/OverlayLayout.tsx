import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapHandle } from '#platform/maps/mapPort.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { rowCard } from '../rowCard.ts';
import { shiftIntoView } from './shiftIntoView.ts';

/** Width of the card's picture in pixels. */
const PICTURE_PX = 152;

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  left: theme.spacing(4),
  bottom: theme.spacing(4),
  width: 400,
  maxHeight: `calc(100% - ${theme.spacing(8)})`,
  overflowY: 'auto',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  backgroundColor: theme.vars?.palette.background.paper,
  ...rowCard(`${PICTURE_PX}px`, 40),
  // On the picture's lower corner: the card's own corner has the button that closes the overlay.
  '& article > button[aria-pressed]': { top: 'auto', right: 'auto', bottom: 6, left: PICTURE_PX - 50 },
  // The size of a home is not cut on a phone.
  '& article [data-tone="strong"]': { whiteSpace: 'normal' },
  '& article': { boxShadow: 'none', borderRadius: 0 },
  '@media (max-width: 599.95px)': {
    left: theme.spacing(2),
    right: theme.spacing(2),
    bottom: theme.spacing(2),
    width: 'auto',
    maxHeight: '62%',
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  // Beside the price and above the facts, with its ring.
  top: 2,
  right: 2,
  outlineOffset: -2,
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '&:hover': { backgroundColor: theme.vars?.palette.chip.main },
}));

/** A press of a pin that opens an overlay: a new object for each. */
export interface PickedPin {
  key: string;
}

/** Properties that every overlay of a pin passes on. */
export interface OverlayFrame {
  handle: MapHandle | null;
  /** The button of the overlay's pin; undefined if it is not drawn. */
  pinButton: () => HTMLElement | undefined;
  /** Set to true before the map moves to show the pin. */
  isShowing: RefObject<boolean>;
  /** The press of a pin that opened the overlay. The overlay takes the focus, also at the next press of the same pin. */
  picked: PickedPin | null;
  onClose: () => void;
}

interface OverlayLayoutProps extends OverlayFrame {
  label: string;
  children: ReactNode;
}

/** Moves the map when an overlay opens or grows over its own pin. The map stays if the pin is visible, or not drawn. */
function useKeepPinVisible(card: RefObject<HTMLElement | null>, overlay: OverlayFrame): void {
  const show = useEffectEvent((element: HTMLElement): void => {
    const { handle, pinButton, isShowing } = overlay;
    const pin = pinButton()?.getBoundingClientRect();
    const area = element.parentElement?.getBoundingClientRect();
    const shift = pin && area && shiftIntoView(pin, element.getBoundingClientRect(), area);
    if (!handle || !shift) return;
    isShowing.current = true;
    handle.panBy(shift.x, shift.y);
  });
  const isReady = overlay.handle !== null;
  useEffect(() => {
    const element = card.current;
    if (!isReady || !element) return;
    // The observer also calls at the start, after the first layout.
    const observer = new ResizeObserver(() => show(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [card, isReady]);
}

/** The overlay of one pin. Its button closes it, and so does Escape anywhere on the map. */
export function OverlayLayout({ label, children, ...overlay }: OverlayLayoutProps) {
  const { picked, onClose } = overlay;
  const { t } = useTranslation('map');
  const close = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useKeepPinVisible(card, overlay);

  useEffect(() => {
    if (picked) close.current?.focus({ preventScroll: true });
  }, [picked]);

  return (
    <Frame ref={card} role="dialog" aria-label={label}>
      <Close ref={close} aria-label={t('overlay.close')} onClick={onClose}>
        <CloseIcon />
      </Close>
      {children}
    </Frame>
  );
}
