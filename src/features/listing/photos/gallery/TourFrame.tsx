import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import texts from '#i18n/en/visits.json';
import { addEnglish } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ExternalIcon } from '#ui/icons/commonIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { Tour } from './tours.ts';

await addEnglish('visits', texts);

/** Milliseconds after which a tour that has not loaded counts as failed. */
const TIMEOUT_MS = 20_000;

/** Scripts of another origin run in the frame. The demonstration's own tours have none. */
const sandboxFor = (address: string): string =>
  URL.parse(address, location.href)?.origin === location.origin ? '' : 'allow-scripts allow-same-origin';

const CENTRED = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  p: 6,
  textAlign: 'center',
} as const;

interface TourFrameProps {
  tour: Tour & { embedded: string };
  /** Address of the home, for the frame's title. */
  address: string;
}

/** An embedded tour, with a link to its own page. Its host gets no more rights than it needs to show it. */
export function TourFrame({ tour: { kind, link, embedded }, address }: TourFrameProps) {
  const { t } = useTranslation('visits');
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const isOnline = useOnline();
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    setState('loading');
    // The button goes with the failure.
    place.current?.focus();
  };
  const isOffline = !isOnline && state !== 'shown';
  const isFailed = isOffline || state === 'failed';
  const isLoading = state === 'loading' && !isOffline;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setState('failed'), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box ref={place} tabIndex={-1} sx={{ position: 'relative', flex: 1, minHeight: 0, outline: 'none' }}>
        {isFailed ? (
          <Box sx={CENTRED}>
            <Box component="p" role="alert" sx={{ m: 0, maxWidth: 420 }}>
              {t(isOffline ? 'offline' : 'failed')}
            </Box>
            {!isOffline && (
              <Button variant="outlined" color="inherit" onClick={retry}>
                {t('retry')}
              </Button>
            )}
          </Box>
        ) : (
          <Box
            component="iframe"
            src={embedded}
            title={t(kind === 'tour' ? 'frameTour' : 'frameVideo', { address })}
            sandbox={sandboxFor(embedded)}
            allow="fullscreen; autoplay; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setState('shown')}
            sx={{
              position: 'absolute',
              inset: 0,
              width: 1,
              height: 1,
              border: 0,
              // A page without a background of its own has dark text.
              bgcolor: state === 'shown' ? '#fff' : 'transparent',
            }}
          />
        )}
        {isLoading && (
          <Box role="status" sx={{ ...CENTRED, pointerEvents: 'none' }}>
            <Spinner />
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', justifyContent: 'center', p: 3 }}>
        <Button
          color="inherit"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<ExternalIcon aria-hidden fontSize="small" />}
        >
          {t('inNewTab')}
        </Button>
      </Box>
    </Box>
  );
}
