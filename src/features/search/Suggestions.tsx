import Box from '@mui/material/Box';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { SUGGESTIONS_PER_GROUP } from '#domain/constants.ts';
import { FieldEnd } from './FieldEnd.tsx';
import type { SearchKeys, ShownList } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { PlacesFailed, SuggestionMessage } from './SuggestionMessage.tsx';
import { inOrder } from './suggestion.ts';
import { useSearchBox } from './useSearchBox.ts';
import type { SearchText } from './useSearchText.ts';

export interface SuggestionsProps {
  /** Callbacks for the text box, set as soon as the suggestions are loaded. */
  ref: Ref<SearchKeys>;
  /** Unique name of the box. Its text is restored after a reload under this name. */
  name: string;
  words: SearchText;
  input: RefObject<HTMLInputElement | null>;
  /** True if Enter was pressed before this component was loaded. */
  isSubmitted: boolean;
  /** Called with the options for the text box, or undefined if there are none. */
  onShown: (list: ShownList | undefined) => void;
}

/** The suggestions below the text box of wide screens, and the button that clears it. */
export function Suggestions({ ref, name, words, input, isSubmitted, onShown }: SuggestionsProps) {
  const state = useSearchBox(words, { name, perGroup: SUGGESTIONS_PER_GROUP.wide, clearsPlace: true });
  const { keys, combobox, suggestions, unmatched } = state;
  const found = inOrder(suggestions.groups).length > 0;
  const popup = unmatched || (combobox.open && (found || suggestions.status !== 'idle'));
  const expanded = popup && found;
  const { listId, activeDomId } = combobox;

  useImperativeHandle(ref, () => keys);
  useLayoutEffect(() => {
    onShown(expanded ? { id: listId, activeId: activeDomId } : undefined);
  }, [onShown, expanded, listId, activeDomId]);
  const goOn = useEffectEvent(() => {
    if (isSubmitted) keys.submit();
    else if (document.activeElement !== input.current) return;
    else if (words.isTyped && words.text !== '') combobox.setOpen(true);
    else keys.onFocus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what happened before loading
  useEffect(() => goOn(), [isSubmitted]);

  return (
    <>
      <FieldEnd state={state} text={words.text} expanded={expanded} />
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
            // The rows are wider than the box in a narrow header.
            minWidth: 440,
            maxHeight: 'min(560px, 65vh)',
            display: 'flex',
            flexDirection: 'column',
            // The list itself scrolls, because the box's keys move through it.
            '& > [role="listbox"]': { overflowY: 'auto' },
            textAlign: 'start',
            fontSize: '1rem',
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
            <SuggestionMessage
              status={unmatched ? 'loaded' : suggestions.status}
              text={words.text}
              unused={suggestions.unused}
            />
          )}
          <PlacesFailed suggestions={suggestions} />
        </Box>
      )}
    </>
  );
}
