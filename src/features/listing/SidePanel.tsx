import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Listing, streetLine } from '#domain/listing/listing.ts';
import { ListingAgent } from './ListingAgent.tsx';
import { ListingPrice } from './ListingPrice.tsx';
import { PreApprovalLinks } from './PreApprovalLinks.tsx';
import { useListingText } from './useListingText.ts';

const Rule = styled('hr')(({ theme }) => ({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  // The cost between two of them may be empty.
  '& + hr': { display: 'none' },
}));

/** Height in pixels of the panel's head, which is visible only while the page's own price is not. */
const HEAD_PX = 72;
/** Distance in pixels from the top of the panel to the lower edge of the address beside it. */
const PRICE_END_PX = 96;

/** True while an element is above the viewport. */
function useIsAbove(element: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // The height of the header covers the page.
    const observer = new IntersectionObserver(
      ([entry]) => setAbove(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      { rootMargin: '-64px 0px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}

interface SidePanelProps {
  listing: Listing;
  /** The monthly costs of the home and the cash to close. */
  cost: ReactNode;
  /** The buttons that open the dialogs. */
  asking: ReactNode;
}

/**
 * The panel beside the page from medium width up. It is sticky. While the page's price and address are scrolled away it
 * shows them in a head above the buttons. Space for the head is always there, so nothing moves.
 */
export function SidePanel({ listing, cost, asking }: SidePanelProps) {
  const { locale } = useListingText();
  const pageHead = useRef<HTMLDivElement>(null);
  const isStuck = useIsAbove(pageHead);
  return (
    <Box component="aside" sx={{ position: 'relative' }}>
      <Box ref={pageHead} sx={{ position: 'absolute', top: 0, height: PRICE_END_PX }} />
      <Box
        sx={{
          position: 'sticky',
          top: 'calc(var(--header-height, 0px) + 24px)',
          mt: `${-HEAD_PX}px`,
          // The invisible head lies over the photos.
          pointerEvents: 'none',
          '& > *': { px: 6, pointerEvents: 'auto' },
        }}
      >
        <Paper
          aria-hidden
          elevation={1}
          sx={{
            boxSizing: 'border-box',
            height: HEAD_PX,
            pt: 4,
            borderRadius: '12px 12px 0 0',
            overflow: 'hidden',
            visibility: isStuck ? 'visible' : 'hidden',
            opacity: isStuck ? 1 : 0,
            transition: 'opacity 200ms ease-out, visibility 200ms',
          }}
        >
          <ListingPrice listing={listing} size="h4" />
          <Typography noWrap>{streetLine(listing.address, locale)}</Typography>
        </Paper>
        <Paper
          elevation={1}
          sx={{
            position: 'relative',
            // In a low window the panel scrolls, so that its buttons stay within reach.
            maxHeight: `calc(100dvh - var(--header-height, 0px) - ${48 + HEAD_PX}px)`,
            overflowY: 'auto',
            py: 6,
            display: 'grid',
            gap: 5,
            ...(isStuck && { borderRadius: '0 0 12px 12px', clipPath: 'inset(0 -40px -40px)' }),
          }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 3,
              '& > *': { flex: 1, px: 3, whiteSpace: 'nowrap' },
            }}
          >
            {asking}
            <PreApprovalLinks listing={listing} />
          </Box>
          <Rule />
          {cost && (
            <>
              {cost}
              <Rule />
            </>
          )}
          <ListingAgent listing={listing} />
        </Paper>
      </Box>
    </Box>
  );
}
