import Box from '@mui/material/Box';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';

interface EditButtonProps {
  /** The row that it edits. */
  row: 'name' | 'phone';
  /** True just after a change. */
  isSaved: boolean;
  isBusy?: boolean;
  /** True while the form is shown. Then only the live region stays, which announces that the change is saved. */
  isEdited?: boolean;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** The 'Edit' button, and the message that the last change is saved. */
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
  /** True if it was changed since the page opened, and is not being edited again. */
  isSaved: boolean;
  begin(): void;
  cancel(): void;
  saved(): void;
  /** The button that opens the form. It gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The state of a row that can be edited. */
export function useEdited(): Edited {
  const [state, setState] = useState<'shown' | 'edited' | 'saved' | 'cancelled'>('shown');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form had the focus and is gone.
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
