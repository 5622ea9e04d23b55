import Box from '@mui/material/Box';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/frameIcons.tsx';

interface EditButtonProps {
  /** What is changed. */
  row: 'name' | 'phone';
  /** It was changed just now. */
  isSaved: boolean;
  isBusy?: boolean;
  /** The form stands in the row: only the region stays that will say that the change is kept. */
  isEdited?: boolean;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** 'Edit', and before it that the last change is kept. */
export function EditButton({
  row,
  isSaved,
  isBusy = false,
  isEdited = false,
  ref,
  onClick,
}: EditButtonProps) {
  const { t } = useTranslation('profile');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 'none' }}>
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', color: 'success.main' }}
      >
        {isSaved && (
          <>
            <CheckIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
            {t('details.saved')}
          </>
        )}
      </Box>
      {!isEdited && (
        <Button
          ref={ref}
          aria-label={t('details.editNamed', { row: t(`details.rows.${row}`) })}
          aria-busy={isBusy}
          onClick={onClick}
          sx={{ px: 3, mr: -3 }}
        >
          {t('details.edit')}
        </Button>
      )}
    </Box>
  );
}

interface Edited {
  isEdited: boolean;
  /** It was changed since the page opened, and is not being changed again. */
  isSaved: boolean;
  begin(): void;
  cancel(): void;
  saved(): void;
  /** Of the button that begins: the focus comes back to it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Whether a row is being changed. */
export function useEdited(): Edited {
  const [state, setState] = useState<'shown' | 'edited' | 'saved' | 'cancelled'>('shown');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (state === 'saved' || state === 'cancelled') opener.current?.focus();
  }, [state]);
  return {
    isEdited: state === 'edited',
    isSaved: state === 'saved',
    begin: () => setState('edited'),
    cancel: () => setState('cancelled'),
    saved: () => setState('saved'),
    opener,
  };
}
