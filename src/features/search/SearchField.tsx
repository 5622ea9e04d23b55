import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SearchIcon } from '#ui/icons/frameIcons.tsx';
import { CloseIcon } from '#ui/icons/pageIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { CarriedText } from './carriedText.ts';
import { SearchFrame, type SearchVariant } from './SearchFrame.tsx';
import { inOrder } from './suggestion.ts';
import type { SearchBoxState } from './useSearchBox.ts';

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
  /** What the visitor has begun before this field was there. */
  carried?: CarriedText | undefined;
}

/** The text box with its search mark, the clear button and, where it is large, a button that submits. */
export function SearchField({
  state,
  variant,
  label,
  expanded,
  children,
  autoFocus = false,
  carried,
}: SearchFieldProps) {
  const { t } = useTranslation('search');
  const { combobox, suggestions, text } = state;
  const count = inOrder(suggestions.groups).length;
  const onSubmit = (event: FormEvent) => state.submit(event);
  const { activeId } = combobox;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!carried?.selection) return;
    // Focus selects the whole text: the caret goes back to where it was after it.
    input.current?.focus();
    input.current?.setSelectionRange(...carried.selection);
  }, [carried]);
  return (
    <form onSubmit={onSubmit} noValidate style={{ width: '100%' }}>
      <SearchFrame variant={variant}>
        <SearchIcon />
        <input
          ref={input}
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
