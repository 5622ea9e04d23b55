import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SUGGESTIONS_PER_GROUP } from '../../domain/constants.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSearch } from '../../store/searchParamsSlice.ts';
import { originOf } from './destination.ts';
import { SearchField, type SearchVariant } from './SearchField.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { SuggestionMessage } from './SuggestionMessage.tsx';
import { inOrder } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';

/** The place of the list or map that is shown, which the box says until something else is typed. */
function useShownPlace(): string {
  const { pathname } = useLocation();
  const { city, neighborhood, state } = useAppSelector(selectSearch);
  if (originOf(pathname) === 'elsewhere') return '';
  return neighborhood ?? city ?? state ?? '';
}

interface SearchBoxProps {
  variant: SearchVariant;
  /** Name of this search and its text box where a page has two. */
  label?: string;
}

function WideSearchBox({ variant, label }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const state = useSearchBox(useShownPlace(), SUGGESTIONS_PER_GROUP.wide);
  const { combobox, suggestions, unmatched } = state;
  const found = inOrder(suggestions.groups).length > 0;
  const popup = unmatched || (combobox.open && (found || suggestions.status !== 'idle'));
  return (
    <Box component="search" aria-label={label ?? t('label')} sx={{ position: 'relative', width: '100%' }}>
      <SearchField state={state} variant={variant} label={label} expanded={popup && found}>
        {popup && (
          <Box
            data-suggestions
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.closest('search')?.contains(relatedTarget)) combobox.setOpen(false);
            }}
            sx={{
              position: 'absolute',
              zIndex: 'modal',
              insetInline: 0,
              top: 'calc(100% + 8px)',
              minWidth: 320,
              maxHeight: 'min(560px, 65vh)',
              display: 'flex',
              flexDirection: 'column',
              // The list itself scrolls: the box's keys move through it.
              '& > [role="listbox"]': { overflowY: 'auto' },
              textAlign: 'start',
              bgcolor: 'background.paper',
              color: 'text.primary',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              boxShadow: 2,
            }}
          >
            {!unmatched && (
              <SuggestionList suggestions={suggestions} combobox={combobox} onChoose={state.chooseId} />
            )}
            {(unmatched || !found) && (
              <SuggestionMessage status={unmatched ? 'loaded' : suggestions.status} />
            )}
          </Box>
        )}
      </SearchField>
    </Box>
  );
}

/** The search box; small screens get a link in its shape to the full-screen search (L2). */
export function SearchBox(props: SearchBoxProps) {
  const small = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const place = useShownPlace();
  return small ? <SearchLink variant={props.variant} place={place} /> : <WideSearchBox {...props} />;
}
