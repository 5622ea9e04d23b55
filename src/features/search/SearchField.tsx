import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { SearchIcon } from '#ui/icons/commonIcons.tsx';
import { SearchBoxOutline, type SearchVariant } from './SearchBoxOutline.tsx';

/** Callbacks of a search box for its text, its keys and its focus. */
export interface SearchKeys {
  type(text: string): void;
  submit(): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
}

/** The suggestions of the text box, by their DOM ids. */
export interface ShownList {
  id: string;
  activeId: string | undefined;
}

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  keys: SearchKeys;
  /** Undefined if no options are open. */
  list: ShownList | undefined;
  variant: SearchVariant;
  /** Accessible name of the text box, for pages with two; the placeholder by default. */
  label?: string | undefined;
  autoFocus?: boolean;
  /** Rendered after the text, and below the box when it opens. */
  children: ReactNode;
}

/** The text box with its search icon and, in the large variant, a submit button. */
export function SearchField(props: SearchFieldProps) {
  const { input, text, keys, list, variant, label, autoFocus = false, children } = props;
  const { t } = useTranslation('search');
  return (
    <form
      noValidate
      style={{ width: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        keys.submit();
      }}
    >
      <SearchBoxOutline variant={variant}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={label ?? t('placeholder')}
          placeholder={t('placeholder')}
          aria-autocomplete="list"
          aria-expanded={list !== undefined}
          aria-controls={list?.id}
          aria-activedescendant={list?.activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the full-screen search has nothing else; it was opened to type.
          autoFocus={autoFocus}
          onChange={(event) => keys.type(event.target.value)}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => {
            event.target.select();
            keys.onFocus();
          }}
          onBlur={keys.onBlur}
        />
        {children}
        {variant === 'hero' && (
          <Button type="submit" variant="contained" sx={{ minHeight: 48, px: { xs: 5, sm: 7 } }}>
            {t('submit')}
          </Button>
        )}
      </SearchBoxOutline>
    </form>
  );
}
