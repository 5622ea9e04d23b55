import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { CloseIcon } from '../../ui/icons/CloseIcon.tsx';
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { inOrder } from './suggestion.ts';
import type { SearchBoxState } from './useSearchBox.ts';

/** `hero` is the large one of the home page, `bar` that of the header. */
export type SearchVariant = 'hero' | 'bar';

/** The frame of the box, which the small screens' link to /search wears too. */
export const SearchFrame = styled('div', { shouldForwardProp: (name) => name !== 'variant' })<{
  variant: SearchVariant;
}>(({ theme, variant }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  width: '100%',
  boxSizing: 'border-box',
  border: '1px solid',
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
  ...(variant === 'hero'
    ? {
        minHeight: 64,
        padding: theme.spacing(0, 2, 0, 5),
        fontSize: '1.125rem',
        borderColor: 'transparent',
        backgroundColor: theme.vars?.palette.background.paper,
        boxShadow: theme.shadows[2],
      }
    : {
        minHeight: 44,
        padding: theme.spacing(0, 1, 0, 4),
        fontSize: '1rem',
        borderColor: theme.vars?.palette.divider,
        backgroundColor: theme.vars?.palette.background.ground,
      }),
  '&:focus-within': {
    borderColor: theme.vars?.palette.primary.dark,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars?.palette.primary.main} 35%, transparent)`,
  },
  '& > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}));

interface SearchFieldProps {
  state: SearchBoxState;
  variant: SearchVariant;
  /** Name of the text box where a page has two; the placeholder where missing. */
  label?: string | undefined;
  /** Whether there are options below: aria-expanded. */
  expanded: boolean;
  /** What opens below the field. */
  children?: ReactNode;
  autoFocus?: boolean;
}

/** The text box with its search mark, the clear button and, where it is large, a button that submits. */
export function SearchField({
  state,
  variant,
  label,
  expanded,
  children,
  autoFocus = false,
}: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { combobox, suggestions, text } = state;
  const count = inOrder(suggestions.groups).length;
  const onSubmit = (event: FormEvent) => state.submit(event);
  const { activeId } = combobox;
  return (
    <form onSubmit={onSubmit} noValidate style={{ width: '100%' }}>
      <SearchFrame variant={variant}>
        <SearchIcon />
        <input
          type="search"
          role="combobox"
          aria-label={label ?? t('placeholder')}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? combobox.listId : undefined}
          aria-activedescendant={activeId === undefined ? undefined : combobox.optionId(activeId)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the full-screen search has nothing else; it was opened to type.
          autoFocus={autoFocus}
          onChange={(event) => state.type(event.target.value)}
          onKeyDown={combobox.onKeyDown}
          onFocus={(event) => {
            event.target.select();
            if (suggestions.groups.recent.length > 0) combobox.setOpen(true);
          }}
          onBlur={({ relatedTarget }) => {
            // A button among the suggestions keeps them open.
            if (!relatedTarget?.closest('[data-suggestions]')) combobox.setOpen(false);
          }}
        />
        {text !== '' && (
          <IconButton
            aria-label={t('clear')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={state.clear}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
        {variant === 'hero' && (
          <Button type="submit" variant="contained" sx={{ minHeight: 48, px: { xs: 5, sm: 7 } }}>
            {t('submit')}
          </Button>
        )}
      </SearchFrame>
      <VisuallyHidden role="status">
        {expanded && suggestions.status === 'loaded' ? t('count', { count }) : ''}
      </VisuallyHidden>
      {children}
    </form>
  );
}
