import '../applicationTexts.ts';
import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons/commonIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { Autosave, AutosaveState } from '../autosave/autosave.ts';
import { useAutosaveState } from '../autosave/useAutosave.ts';

/** The state of several records is the worst of their states. */
const WORST_FIRST = ['failed', 'offline', 'saving', 'waiting', 'saved', 'idle'] as const;

type ShownState = Exclude<AutosaveState['state'], 'waiting'> | 'partly' | 'conflict';

const ICONS: Record<ShownState, React.ReactNode> = {
  idle: null,
  saving: <Spinner />,
  saved: <CheckIcon aria-hidden sx={{ fontSize: '1.25rem', color: 'success.main' }} />,
  partly: <CheckIcon aria-hidden sx={{ fontSize: '1.25rem', color: 'success.main' }} />,
  conflict: <WarningIcon aria-hidden sx={{ fontSize: '1.25rem' }} />,
  failed: <WarningIcon aria-hidden sx={{ fontSize: '1.25rem', color: 'error.main' }} />,
  offline: <WarningIcon aria-hidden sx={{ fontSize: '1.25rem' }} />,
};

/**
 * The state of the autosave for the customer. It is not "saved" while a conflict waits for a choice or an answer is
 * incomplete.
 */
function shownStateOf(states: readonly AutosaveState[]): ShownState {
  const state = WORST_FIRST.find((each) => states.some((one) => one.state === each)) ?? 'idle';
  // During the second before the request, "saving" is shown already.
  if (state === 'waiting') return 'saving';
  if (state !== 'saved' && state !== 'idle') return state;
  if (states.some(({ conflicts }) => conflicts.length > 0)) return 'conflict';
  return states.some(({ isIncomplete }) => isIncomplete) ? 'partly' : state;
}

interface SaveStateProps {
  autosaves: readonly [Autosave, Autosave?];
}

/** The state of the autosave, announced politely. A failed save can be tried again. */
export function SaveState({ autosaves: [first, second = first] }: SaveStateProps) {
  const { t } = useTranslation('application');
  const shown = shownStateOf([useAutosaveState(first), useAutosaveState(second)]);
  const slot = useContext(SaveSlot);
  const status = (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 44,
        typography: 'body2',
        color: shown === 'failed' ? 'error.main' : 'text.secondary',
        fontWeight: shown === 'failed' ? 600 : 400,
      }}
    >
      <Box
        role="status"
        data-save={shown}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
      >
        {ICONS[shown]}
        {shown !== 'idle' && t(`save.${shown}`)}
      </Box>
      {shown === 'failed' && (
        <Button
          size="small"
          onClick={() => {
            void first.flush();
            if (second !== first) void second.flush();
          }}
        >
          {t('save.retry')}
        </Button>
      )}
    </Box>
  );
  return slot ? createPortal(status, slot) : status;
}

/** The place beside the form where the state of the autosave is always visible, on wide screens. */
export const SaveSlot = createContext<HTMLElement | null>(null);
