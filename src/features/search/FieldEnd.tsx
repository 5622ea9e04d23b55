import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/IconButton.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { inOrder } from './suggestion.ts';
import type { SearchBoxState } from './useSearchBox.ts';

interface FieldEndProps {
  state: SearchBoxState;
  text: string;
  /** True if the options are open. */
  expanded: boolean;
}

/** Behind the text of a search box: the button that clears it, and the number of suggestions for screen readers. */
export function FieldEnd({ state: { suggestions, clear }, text, expanded }: FieldEndProps) {
  const { t } = useTranslation('search');
  const count = inOrder(suggestions.groups).length;
  return (
    <>
      {text !== '' && (
        <IconButton aria-label={t('clear')} onMouseDown={(event) => event.preventDefault()} onClick={clear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <VisuallyHidden role="status">
        {expanded && suggestions.status === 'loaded' ? t('count', { count }) : ''}
      </VisuallyHidden>
    </>
  );
}
