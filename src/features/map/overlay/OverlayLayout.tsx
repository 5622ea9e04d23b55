import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  left: theme.spacing(4),
  bottom: theme.spacing(4),
  width: 340,
  maxHeight: `calc(100% - ${theme.spacing(8)})`,
  overflowY: 'auto',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars?.palette.line}`,
  boxShadow: theme.shadows[2],
  backgroundColor: theme.vars?.palette.background.paper,
  '& article': { boxShadow: 'none', borderRadius: 0 },
  '@media (max-width: 599.95px)': {
    left: theme.spacing(2),
    right: theme.spacing(2),
    bottom: theme.spacing(2),
    width: 'auto',
    maxHeight: '62%',
    // Half of the map stays visible on a phone: the picture shrinks, the figures do not.
    '& [data-gallery]': { aspectRatio: '2 / 1' },
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 4,
  top: theme.spacing(2),
  right: theme.spacing(2),
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '&:hover': { backgroundColor: theme.vars?.palette.chip.main },
}));

interface OverlayLayoutProps {
  label: string;
  /** True if the overlay takes the focus when it opens, because the visitor opened it by a pin. */
  takesFocus: boolean;
  onClose: () => void;
  overlayRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The overlay of one pin. Its button closes it, and so does Escape anywhere on the map. */
export function OverlayLayout({ label, takesFocus, onClose, overlayRef, children }: OverlayLayoutProps) {
  const { t } = useTranslation('map');
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) close.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Frame ref={overlayRef} role="dialog" aria-label={label}>
      <Close ref={close} aria-label={t('overlay.close')} onClick={onClose}>
        <CloseIcon />
      </Close>
      {children}
    </Frame>
  );
}
