import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { GET_STARTED } from './getStartedAnchor.ts';
import { LeadFormSpace } from './LeadFormSpace.tsx';
import { PLACES } from './marketingPage.ts';
import { useMarketingText } from './useMarketingText.ts';

function Steps() {
  const { t } = useMarketingText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box
        component="h2"
        id={heading}
        sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0, mb: { xs: 6, md: 8 } }}
      >
        {t('steps.title')}
      </Box>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: '1fr' },
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {PLACES.map((place, index) => (
          <Box
            component="li"
            key={place}
            sx={{ display: 'flex', flexDirection: { sm: 'column', md: 'row' }, columnGap: 4 }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 36,
                height: 36,
                borderRadius: 999,
                bgcolor: 'chip.main',
                fontWeight: 700,
              }}
            >
              {index + 1}
            </Box>
            <div>
              <Box component="h3" sx={{ typography: 'h5', m: 0, mt: 1.5, mb: 1 }}>
                {t(`steps.${place}.title`)}
              </Box>
              <Box component="p" sx={{ m: 0, maxWidth: '44ch', color: 'text.secondary' }}>
                {t(`steps.${place}.text`)}
              </Box>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface GetStartedProps {
  /** Shown below the steps. */
  below?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The lead form of a page beside the steps that follow it. */
export function GetStarted({ below, children }: GetStartedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // The form is rendered after the router has looked for the anchor. The location's key changes with each press of a
  // link to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash === `#${GET_STARTED}`) place.current?.scrollIntoView();
  }, [hash, key]);
  return (
    <Box
      ref={place}
      id={GET_STARTED}
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 12, md: 16 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        // The header is fixed at the top of the window, so links stop below it.
        scrollMarginTop: 88,
        '& > :last-child': { order: { xs: -1, md: 0 } },
      }}
    >
      <div>
        <Steps />
        {below}
      </div>
      <LeadFormSpace>{children}</LeadFormSpace>
    </Box>
  );
}
