import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { SearchIcon } from '#ui/icons/frameIcons.tsx';
import type { CarriedText } from './carriedText.ts';
import { SearchFrame, type SearchVariant } from './SearchFrame.tsx';

interface RestingSearchBoxProps {
  variant: SearchVariant;
  label: string | undefined;
  /** What stands in the box at first. */
  place: string;
  /** Loads the box that takes this one's place; rejects where it can't be had. */
  load: () => Promise<unknown>;
  /** The other box is there, and this is what it goes on from. */
  onLoaded: (carried: CarriedText) => void;
}

/**
 * The search box until the one with suggestions is there: it looks the same, and what is typed into it goes on in
 * the other. A text that is being composed is finished first.
 */
export function RestingSearchBox({ variant, label, place, load, onLoaded }: RestingSearchBoxProps) {
  const { t } = useTranslation('search');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const composition = useRef({ isOpen: false, isOver: () => {} });
  const isSubmitted = useRef(false);
  const shownPlace = useRef(place);

  // A page whose code comes late names its place late: what was typed until then stays.
  useEffect(() => {
    if (input.current?.value === shownPlace.current) input.current.value = place;
    shownPlace.current = place;
  }, [place]);

  const handOver = useEffectEvent(() => {
    const field = input.current;
    if (!field) return;
    if (composition.current.isOpen) {
      composition.current.isOver = handOver;
      return;
    }
    const { value: text, selectionStart, selectionEnd } = field;
    const isFocused = document.activeElement === field;
    const selection: CarriedText['selection'] = isFocused
      ? [selectionStart ?? text.length, selectionEnd ?? text.length]
      : undefined;
    onLoaded({ text, selection, isSubmitted: isSubmitted.current });
  });
  useEffect(() => {
    // Where it fails, who turns to the box tries again.
    load().then(handOver, () => undefined);
  }, [load]);
  const tryAgain = () => load().then(handOver);

  return (
    <Box component="search" aria-label={label ?? t('label')} sx={{ position: 'relative', width: '100%' }}>
      <form
        noValidate
        style={{ width: '100%' }}
        onSubmit={(event) => {
          event.preventDefault();
          isSubmitted.current = true;
          tryAgain().catch(() => {
            isSubmitted.current = false;
            dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
          });
        }}
      >
        <SearchFrame variant={variant}>
          <SearchIcon />
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label={label ?? t('placeholder')}
            placeholder={t('placeholder')}
            aria-autocomplete="list"
            aria-expanded={false}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            defaultValue={place}
            onFocus={(event) => {
              event.target.select();
              tryAgain().catch(() => undefined);
            }}
            onCompositionStart={() => {
              composition.current.isOpen = true;
            }}
            onCompositionEnd={() => {
              composition.current.isOpen = false;
              composition.current.isOver();
            }}
          />
          {variant === 'hero' && (
            <Button type="submit" variant="contained" sx={{ minHeight: 48, px: { xs: 5, sm: 7 } }}>
              {t('submit')}
            </Button>
          )}
        </SearchFrame>
      </form>
    </Box>
  );
}
