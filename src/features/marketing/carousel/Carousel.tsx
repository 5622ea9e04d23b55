import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';
import { useMarketingText } from '../useMarketingText.ts';
import { type SlidesInView, useCarousel, WIDE } from './useCarousel.ts';

const Round = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[aria-disabled="true"]': {
    color: theme.vars?.palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
}));

interface CarouselButtonProps {
  label: string;
  /** At an end it does nothing, but stays: a button that goes takes the keyboard's place with it. */
  enabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A step through a carousel. */
function CarouselButton({ label, enabled, onPress, children }: CarouselButtonProps) {
  return (
    <Round aria-label={label} aria-disabled={!enabled} onClick={enabled ? onPress : undefined}>
      {children}
    </Round>
  );
}

/** Pixels between slides; the shadows of the cards need as much room round them. */
const GAP = 24;
const ROOM = 8;

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: ROOM,
  scrollbarWidth: 'none',
  marginInline: -ROOM,
  padding: ROOM,
  borderRadius: theme.shape.borderRadius,
  '&::-webkit-scrollbar': { display: 'none' },
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.dark}` },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
}));

const sideBySide = (count: number) => `calc((100% - ${(count - 1) * GAP}px) / ${count})`;

const Slides = styled('ul', { shouldForwardProp: (name) => name !== 'inView' })<{ inView: SlidesInView }>(
  ({ inView }) => ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: sideBySide(inView.narrow),
    gap: GAP,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': { display: 'grid', minWidth: 0, scrollSnapAlign: 'start' },
    [WIDE]: { gridAutoColumns: sideBySide(inView.wide) },
  }),
);

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  '& p': { margin: 0, minWidth: '6em', textAlign: 'center', color: theme.vars?.palette.text.secondary },
}));

interface CarouselProps {
  /** Name of what the slides show. */
  label: string;
  previous: string;
  next: string;
  inView: SlidesInView;
  /** One element a slide, with keys. */
  children: ReactNode;
}

/** Slides that are swiped, or stepped through by buttons and arrow keys. It never moves by itself. */
export function Carousel({ label, previous, next, inView, children }: CarouselProps) {
  const { t } = useMarketingText();
  const slides = Children.toArray(children);
  const carousel = useCarousel(slides.length, inView);
  const from = carousel.first + 1;
  const to = carousel.last + 1;
  return (
    <div>
      <Scroller
        ref={carousel.scroller}
        tabIndex={0}
        role="group"
        aria-roledescription={t('carousel.description')}
        aria-label={label}
        onScrollEnd={carousel.settled}
        onKeyDown={carousel.onKeyDown}
      >
        <Slides inView={inView}>{slides}</Slides>
      </Scroller>
      <Controls>
        <CarouselButton label={previous} enabled={carousel.hasPrevious} onPress={() => carousel.turn(-1)}>
          <ChevronLeftIcon />
        </CarouselButton>
        <p aria-live="polite">
          {from === to
            ? t('carousel.positionOfOne', { from, count: slides.length })
            : t('carousel.position', { from, to, count: slides.length })}
        </p>
        <CarouselButton label={next} enabled={carousel.hasNext} onPress={() => carousel.turn(1)}>
          <ChevronRightIcon />
        </CarouselButton>
      </Controls>
    </div>
  );
}
