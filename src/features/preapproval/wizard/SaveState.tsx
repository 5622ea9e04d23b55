import '../applicationTexts.ts';
import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons/commonIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { DraftKeeper, Keeping } from '../keep/draftKeeper.ts';
import { useKeeping } from '../keep/useKeeper.ts';

/** The state of several records is the worst of their states. */
const WORST_FIRST = ['failed', 'offline', 'saving', 'waiting', 'saved', 'idle'] as const;

type Told = Exclude<Keeping['state'], 'waiting'> | 'partly' | 'conflict';

const ICONS: Record<Told, React.ReactNode> = {
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
function toldOf(kept: readonly Keeping[]): Told {
  const state = WORST_FIRST.find((each) => kept.some((keeping) => keeping.state === each)) ?? 'idle';
  // During the second before the request, "saving" is shown already.
  if (state === 'waiting') return 'saving';
  if (state !== 'saved' && state !== 'idle') return state;
  if (kept.some(({ conflicts }) => conflicts.length > 0)) return 'conflict';
  return kept.some(({ isIncomplete }) => isIncomplete) ? 'partly' : state;
}

interface SaveStateProps {
  keepers: readonly [DraftKeeper, DraftKeeper?];
}

/** The state of the autosave, announced politely. A failed save can be tried again. */
export function SaveState({ keepers: [first, second = first] }: SaveStateProps) {
  const { t } = useTranslation('application');
  const shown = toldOf([useKeeping(first), useKeeping(second)]);
  const slot = useContext(SaveSlot);
  const told = (
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
  return slot ? createPortal(told, slot) : told;
}

/** The place beside the form where the state of the autosave is always visible, on wide screens. */
export const SaveSlot = createContext<HTMLElement | null>(null);
