import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionOption } from './SuggestionOption.tsx';
import type { Suggestion } from './suggestion.ts';
import type { Combobox } from './useCombobox.ts';
import type { Suggestions } from './useSuggestions.ts';

interface GroupProps {
  name: string;
  suggestions: Suggestion[];
  combobox: Combobox;
  onChoose(id: string): void;
}

function Group({ name, suggestions, combobox, onChoose }: GroupProps) {
  const headingId = `${combobox.listId}${suggestions[0]?.kind === 'listing' ? 'listings' : 'locations'}`;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ py: 1 }}>
      <Box
        id={headingId}
        role="presentation"
        sx={{ px: 4, pt: 2, pb: 1, typography: 'body2', fontWeight: 600, color: 'text.secondary' }}
      >
        {name}
      </Box>
      {suggestions.map((suggestion) => (
        <SuggestionOption
          key={suggestion.id}
          suggestion={suggestion}
          id={combobox.optionId(suggestion.id)}
          active={suggestion.id === combobox.activeId}
          onChoose={() => onChoose(suggestion.id)}
        />
      ))}
    </Box>
  );
}

interface SuggestionListProps {
  suggestions: Suggestions;
  combobox: Combobox;
  onChoose(id: string): void;
}

/** The grouped suggestions as the combobox's list; nothing where there are none. */
export function SuggestionList({ suggestions: { groups, status }, combobox, onChoose }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const activeDomId = combobox.activeId === undefined ? undefined : combobox.optionId(combobox.activeId);
  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' });
  }, [activeDomId]);

  const shared = { combobox, onChoose };
  if (groups.locations.length + groups.listings.length === 0) return null;
  return (
    <Box role="listbox" id={combobox.listId} aria-label={t('label')} aria-busy={status === 'loading'}>
      {groups.locations.length > 0 && (
        <Group name={t('locations')} suggestions={groups.locations} {...shared} />
      )}
      {groups.listings.length > 0 && <Group name={t('listings')} suggestions={groups.listings} {...shared} />}
    </Box>
  );
}
