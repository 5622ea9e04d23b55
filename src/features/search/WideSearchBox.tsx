import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyComponent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import type { SearchVariant } from './SearchBoxOutline.tsx';
import { SearchField, type SearchKeys, type ShownList } from './SearchField.tsx';
import type { SuggestionsProps } from './Suggestions.tsx';
import { useSearchText } from './useSearchText.ts';

interface WideSearchBoxProps {
  variant: SearchVariant;
  label?: string;
  place: string;
  /** The code loads when the page is complete. */
  Suggestions: LazyComponent<SuggestionsProps>;
}

/** The search box of wide screens. It accepts text and Enter before its suggestions are loaded. */
export function WideSearchBox({ variant, label, place, Suggestions }: WideSearchBoxProps) {
  const { t } = useTranslation('search');
  const words = useSearchText(place);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SearchKeys>(null);
  const [list, setList] = useState<ShownList>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [tries, setTries] = useState(0);
  const [whenThere] = useLazyOpening(Suggestions);
  return (
    <Box component="search" aria-label={label ?? t('label')} sx={{ position: 'relative', width: '100%' }}>
      <SearchField
        input={input}
        text={words.text}
        list={list}
        variant={variant}
        label={label}
        keys={{
          type: (text) => (keys.current ?? words).type(text),
          submit: () => (keys.current ? keys.current.submit() : whenThere(() => setSubmitted(true))),
          onKeyDown: (event) => keys.current?.onKeyDown(event),
          onFocus: () => {
            if (keys.current) keys.current.onFocus();
            else setTries(tries + 1);
          },
          onBlur: (event) => keys.current?.onBlur(event),
        }}
      >
        <Suggestions
          // If loading failed, the focus and Enter try again.
          key={tries}
          failed={null}
          ref={keys}
          name={label ?? variant}
          words={words}
          input={input}
          isSubmitted={isSubmitted}
          onShown={setList}
        />
      </SearchField>
    </Box>
  );
}
