import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { clearRecentSearches } from './recentSearches.ts';
import './searchHelpTexts.ts';
import { PlaceCredits } from '#components/combobox/PlaceCredits.tsx';
import type { Combobox } from '#components/combobox/useCombobox.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import { creditsOf, inOrder, type NearStatus, type Suggestion, type SuggestionGroups } from './suggestion.ts';
import type { Suggestions } from './useSuggestions.ts';

interface GroupProps {
  kind: keyof SuggestionGroups;
  heading: string;
  suggestions: readonly Suggestion[];
  stale: boolean;
  combobox: Combobox;
  onChoose(id: string): void;
}

function Group({ kind, heading, suggestions, stale, combobox, onChoose }: GroupProps) {
  const headingId = `${combobox.listId}${kind}`;
  if (suggestions.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ py: 1 }}>
      <Box
        id={headingId}
        role="presentation"
        sx={{ px: 4, pt: 2, pb: 1, typography: 'body2', fontWeight: 600, color: 'text.secondary' }}
      >
        {heading}
      </Box>
      {suggestions.map((suggestion) => (
        <SuggestionOption
          key={suggestion.id}
          suggestion={suggestion}
          id={combobox.optionId(suggestion.id)}
          active={suggestion.id === combobox.activeId}
          stale={stale}
          onChoose={() => onChoose(suggestion.id)}
        />
      ))}
    </Box>
  );
}

/** Says why there are no homes near the visitor. */
function NearFailure({ status }: { status: NearStatus }) {
  const { t } = useTranslation('notices');
  const { t: help } = useTranslation('searchHelp');
  if (status === 'idle' || status === 'locating') return null;
  return (
    <Box role="status" sx={{ px: 4, py: 2, typography: 'body2' }}>
      {status === 'nothingNear' ? help('nothingNear') : t(`geolocation.${status}`)}
    </Box>
  );
}

interface SuggestionListProps {
  suggestions: Suggestions;
  combobox: Combobox;
  onChoose(id: string): void;
}

/** The grouped suggestions as the combobox's list. Renders nothing if there are none. */
export function SuggestionList({
  suggestions: { groups, isNear, status },
  combobox,
  onChoose,
}: SuggestionListProps) {
  const { t } = useTranslation('search');
  const { t: help } = useTranslation('searchHelp');
  const { activeDomId } = combobox;
  useEffect(() => {
    if (activeDomId) document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' });
  }, [activeDomId]);

  const kinds = ['recent', 'locations', 'listings'] as const;
  const [near] = groups.near;
  const [sentence] = groups.sentence;
  if (inOrder(groups).length === 0) return null;
  return (
    <>
      <Box role="listbox" id={combobox.listId} aria-label={t('label')} aria-busy={status === 'loading'}>
        {near && (
          <Box role="presentation" sx={{ py: 1 }}>
            <SuggestionOption
              suggestion={near}
              id={combobox.optionId(near.id)}
              active={near.id === combobox.activeId}
              stale={near.status === 'locating'}
              onChoose={() => onChoose(near.id)}
            />
          </Box>
        )}
        {sentence && (
          <Box role="presentation" sx={{ py: 1 }}>
            <SuggestionOption
              suggestion={sentence}
              id={combobox.optionId(sentence.id)}
              active={sentence.id === combobox.activeId}
              stale={status === 'loading'}
              onChoose={() => onChoose(sentence.id)}
            />
          </Box>
        )}
        {kinds.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            heading={kind === 'locations' && isNear ? help('didYouMean') : t(kind)}
            suggestions={groups[kind]}
            stale={status === 'loading'}
            combobox={combobox}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {near && <NearFailure status={near.status} />}
      <PlaceCredits credits={creditsOf(groups)} />
      {groups.recent.length > 0 && (
        <Box sx={{ px: 2, pb: 2 }}>
          <Button
            variant="text"
            sx={{ px: 2 }}
            onClick={(event) => {
              // The button disappears with the recent searches, so the text box gets the focus.
              event.currentTarget.closest('search')?.querySelector('input')?.focus();
              clearRecentSearches();
            }}
          >
            {t('clearRecent')}
          </Button>
        </Box>
      )}
    </>
  );
}
