import Box from '@mui/material/Box';
import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { reloadPage } from '#platform/navigation/leavePage.ts';
import { Button } from '#ui/Button.tsx';
import { useLaterWhen } from '#ui/useLater.ts';
import { useNearView } from '#ui/useNearView.ts';

/** A part's code comes when the part is this near to the view. */
const NEAR_PX = 600;

interface LaterPartProps {
  load: () => Promise<ComponentType>;
  /** The part's height in pixels in narrow windows, from 600, and from 1024 on: nothing moves when it comes. */
  height: Readonly<{ narrow: number; middle: number; wide: number }>;
  nearPx?: number;
  /** A place within the part: who asks for it by name does not wait. */
  anchor?: string;
}

/** A part far down the page, whose code is loaded when the visitor comes near. */
export function LaterPart({ load, height, nearPx = NEAR_PX, anchor }: LaterPartProps) {
  const { t } = useTranslation('home');
  const { hash } = useLocation();
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearView(room, nearPx);
  const isWanted = isNear || (anchor !== undefined && hash === `#${anchor}`);
  const { Part, isMissing } = useLaterWhen(load, isWanted);
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
            {t('part.failed')}
          </Box>
          <Button variant="outlined" onClick={() => void reloadPage()}>
            {t('part.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
