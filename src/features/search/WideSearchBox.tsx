import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SUGGESTIONS_PER_GROUP } from '#domain/constants.ts';
import type { CarriedText } from './carriedText.ts';
import { SearchField } from './SearchField.tsx';
import type { SearchVariant } from './SearchFrame.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { PlacesFailed, SuggestionMessage } from './SuggestionMessage.tsx';
import { inOrder } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useShownPlace } from './useShownPlace.ts';

interface WideSearchBoxProps {
  variant: SearchVariant;
  label: string | undefined;
  carried: CarriedText | undefined;
}

/** The box with its suggestions below. */
export function WideSearchBox({ variant, label, carried }: WideSearchBoxProps) {
  const { t } = useTranslation('search');
  const state = useSearchBox({
    name: label ?? variant,
    place: useShownPlace(),
    perGroup: SUGGESTIONS_PER_GROUP.wide,
    clearsPlace: true,
    carried,
  });
  const { combobox, suggestions, unmatched } = state;
  const found = inOrder(suggestions.groups).length > 0;
  const popup = unmatched || (combobox.open && (found || suggestions.status !== 'idle'));
  return (
    <Box component="search" aria-label={label ?? t('label')} sx={{ position: 'relative', width: '100%' }}>
      <SearchField state={state} variant={variant} label={label} expanded={popup && found} carried={carried}>
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
              // In a narrow header the rows need more room than the box.
              minWidth: 440,
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
              <SuggestionMessage status={unmatched ? 'loaded' : suggestions.status} text={state.text} />
            )}
            <PlacesFailed suggestions={suggestions} />
          </Box>
        )}
      </SearchField>
    </Box>
  );
}
