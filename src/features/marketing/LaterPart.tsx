import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNearView } from '../../ui/useNearView.ts';
import { useMarketingText } from './useMarketingText.ts';

/** A part's code comes when the part is this near to the view. */
const NEAR_PX = 600;

interface LaterPartProps {
  load: () => Promise<ComponentType>;
  /** The part's height in pixels in narrow windows, from 600, and from 1024 on: nothing moves when it comes. */
  height: Readonly<{ narrow: number; middle: number; wide: number }>;
}

/** A part far down the page, whose code is loaded when the visitor comes near. */
export function LaterPart({ load, height }: LaterPartProps) {
  const { t } = useMarketingText();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearView(room, NEAR_PX);
  const [Part, setPart] = useState<ComponentType>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setMissing(true),
    );
  }, [isNear, load]);
  return (
    <Box
      ref={room}
      aria-busy={!Part && !isMissing}
      sx={{
        minHeight: height.narrow,
        '@media (min-width:600px)': { minHeight: height.middle },
        '@media (min-width:1024px)': { minHeight: height.wide },
      }}
    >
      {Part && <Part />}
      {isMissing && (
        <Box role="alert" sx={{ py: 10, textAlign: 'center' }}>
          <Box component="p" sx={{ m: 0, mb: 4 }}>
            {t('partFailed')}
          </Box>
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('partRetry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
