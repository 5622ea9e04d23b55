import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rowCard } from '../rowCard.ts';
import { ResultsCount } from './ResultsCount.tsx';
import { RESULTS_ID } from './resultsId.ts';
import { COUNT_HEIGHT, nextStop, type SheetStop } from './sheetStops.ts';
import { useSheetDrag } from './useSheetDrag.ts';

const HEIGHTS: Record<SheetStop, string> = {
  count: `${COUNT_HEIGHT}px`,
  half: '50%',
  full: 'calc(100% - 8px)',
};

const Sheet = styled('section')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  borderRadius: '16px 16px 0 0',
  backgroundColor: theme.vars?.palette.background.default,
  boxShadow: theme.shadows[2],
  transition: theme.transitions.create('height', { duration: 200, easing: 'ease-out' }),
  '&[data-stop="half"]': {
    ...rowCard('112px', 44),
    // The small pictures have room for the status only.
    '& [data-status] ~ span': { display: 'none' },
  },
  '&[data-dragged]': { transition: 'none', userSelect: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  height: COUNT_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  padding: theme.spacing(3, 4, 0),
  touchAction: 'none',
  cursor: 'grab',
}));

/** The whole head is the handle, so that it is easy to touch. Its bar is drawn at the top. */
const Handle = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'inherit',
  touchAction: 'none',
  borderRadius: 'inherit',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: '50%',
    width: 40,
    height: 4,
    borderRadius: 999,
    transform: 'translateX(-50%)',
    backgroundColor: theme.vars?.palette.text.secondary,
    opacity: 0.5,
  },
  '&:focus-visible': { outlineOffset: -2 },
}));

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

interface BottomSheetProps {
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  children: ReactNode;
}

/** The results on small screens. The sheet is dragged, or moved by the keys of its handle, between three stops. */
export function BottomSheet({ stop, onStop, children }: BottomSheetProps) {
  const { t } = useTranslation('map');
  const sheet = useRef<HTMLElement>(null);
  const drag = useSheetDrag(sheet, stop, onStop);
  const content = useId();
  const isOpen = stop !== 'count';
  // The sheet moves first, because rendering the homes may take a while.
  const isFilled = useDeferredValue(isOpen);
  return (
    <Sheet
      ref={sheet}
      id={RESULTS_ID}
      tabIndex={-1}
      aria-label={t('results.label')}
      data-stop={stop}
      style={{ height: HEIGHTS[stop] }}
    >
      <Head {...drag}>
        <Handle
          type="button"
          aria-label={t('results.resize')}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => onStop(isOpen ? 'count' : 'half')}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            onStop(nextStop(stop, event.key === 'ArrowUp' ? 1 : -1));
          }}
        />
        <ResultsCount />
      </Head>
      <Scroller id={content} hidden={!isOpen}>
        {isFilled && children}
      </Scroller>
    </Sheet>
  );
}
