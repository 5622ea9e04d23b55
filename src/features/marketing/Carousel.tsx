import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { CAROUSEL_WIDE_FROM_PX } from '#domain/constants.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/pageIcons.tsx';
import { useMarketingText } from './useMarketingText.ts';

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
  /** At an end the button does nothing, but stays in the document, so that it keeps the keyboard's focus. */
  enabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that moves a carousel. */
function CarouselButton({ label, enabled, onPress, children }: CarouselButtonProps) {
  return (
    <Round aria-label={label} aria-disabled={!enabled} onClick={enabled ? onPress : undefined}>
      {children}
    </Round>
  );
}

/** Pixels between slides. The shadows of the cards need this much space. */
const GAP = 24;
const SHADOW_SPACE = 8;

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: SHADOW_SPACE,
  scrollbarWidth: 'none',
  marginInline: -SHADOW_SPACE,
  padding: SHADOW_SPACE,
  borderRadius: theme.shape.borderRadius,
  '&::-webkit-scrollbar': { display: 'none' },
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

const Frame = styled('div')({ position: 'relative' });

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  // In wide windows they are beside the heading above the slides.
  '@media (min-width:1024px)': {
    position: 'absolute',
    right: 0,
    bottom: '100%',
    marginBottom: theme.spacing(5),
  },
  '& p': { margin: 0, minWidth: '6em', textAlign: 'center', color: theme.vars?.palette.text.secondary },
}));

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  previous: string;
  next: string;
  inView: SlidesInView;
  /** One element for each slide, with keys. */
  children: ReactNode;
}

/** Slides that are swiped, or moved by buttons and arrow keys. The carousel never moves by itself. */
export function Carousel({ label, previous, next, inView, children }: CarouselProps) {
  const { t } = useMarketingText();
  const slides = Children.toArray(children);
  const carousel = useCarousel(slides.length, inView);
  const from = carousel.first + 1;
  const to = carousel.last + 1;
  return (
    <Frame>
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
    </Frame>
  );
}

/** Number of slides side by side. */
interface SlidesInView {
  wide: number;
  narrow: number;
}

/** Position of a carousel. Only the visitor changes it. */
interface CarouselState {
  /** The element that scrolls. Its first child contains the slides. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Indices of the first and the last slide in view. */
  first: number;
  last: number;
  /** True if there are slides before those in view. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Moves forward or back by the number of slides in view. */
  turn(by: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Called when the slides have stopped after a finger, a wheel or the focus moved them. */
  settled(): void;
}

/** Window width from which a carousel shows several slides. */
const WIDE = `@media (min-width:${CAROUSEL_WIDE_FROM_PX}px)`;

/** Pixels from one slide to the next; 0 without a layout. */
function pitchOf(scroller: HTMLElement): number {
  const slides = scroller.firstElementChild?.children ?? [];
  const [first, second] = [...slides].map((slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : second - first;
}

/** Controls `count` slides in a row with scroll snapping. */
function useCarousel(count: number, inView: SlidesInView): CarouselState {
  const scroller = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [chosen, setChosen] = useState(0);
  const width = Math.min(isWide ? inView.wide : inView.narrow, count);
  const end = count - width;
  const first = Math.min(chosen, end);

  const show = (index: number) => {
    const next = Math.max(0, Math.min(end, index));
    const row = scroller.current;
    if (row) row.scrollLeft = next * pitchOf(row);
    setChosen(next);
  };

  const indexOfKey: Record<string, number> = {
    ArrowLeft: first - 1,
    ArrowRight: first + 1,
    Home: 0,
    End: end,
  };

  return {
    scroller,
    first,
    last: first + width - 1,
    hasPrevious: first > 0,
    hasNext: first < end,
    turn: (by) => show(first + by * width),
    onKeyDown: (event) => {
      const index = indexOfKey[event.key];
      if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      show(index);
    },
    settled: () => {
      const row = scroller.current;
      const pitch = row ? pitchOf(row) : 0;
      if (row && pitch > 0) setChosen(Math.min(end, Math.round(row.scrollLeft / pitch)));
    },
  };
}
