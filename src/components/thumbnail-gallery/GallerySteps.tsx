import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';

/**
 * Lies over the slide in view and stays there while the row scrolls below it. It stands in the row so that
 * the row holds something to be reached by keyboard, after the link in the order of tabbing.
 */
const Overlay = styled('span')({
  order: -1,
  position: 'sticky',
  left: 0,
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  marginRight: '-100%',
  padding: 8,
  boxSizing: 'border-box',
  pointerEvents: 'none',
});

const Round = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  cursor: 'pointer',
  width: 36,
  height: 36,
  borderRadius: '50%',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  opacity: 0,
  pointerEvents: 'auto',
  transition: theme.transitions.create('opacity', { duration: 150 }),
  // What can be hit is larger than the disc.
  '&::before': { content: '""', position: 'absolute', inset: -6 },
  '[data-gallery]:hover &, [data-gallery]:focus-within &': { opacity: 1 },
  // A finger swipes, and there is no hovering that would show the buttons; a keyboard still may.
  '@media (hover: none)': { pointerEvents: 'none', '&:not(:focus-visible)': { opacity: '0 !important' } },
}));

/** The gallery's buttons to the previous and the next picture, seen on hover and focus. */
export function GallerySteps({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useTranslation('card');
  return (
    <Overlay>
      <Round type="button" aria-label={t('previousPhoto')} onClick={() => onStep(-1)}>
        <ChevronLeftIcon aria-hidden sx={{ fontSize: '1.375rem' }} />
      </Round>
      <Round type="button" aria-label={t('nextPhoto')} onClick={() => onStep(1)}>
        <ChevronRightIcon aria-hidden sx={{ fontSize: '1.375rem' }} />
      </Round>
    </Overlay>
  );
}
