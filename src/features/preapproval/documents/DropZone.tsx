import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_ACCEPT } from '#domain/application/documentFile.ts';
import { Button } from '#ui/Button.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface FileButtonProps {
  /** Types in the syntax of a file input's `accept`. */
  accept: string;
  /** Opens a phone's camera instead of its files. */
  isCamera?: boolean;
  variant: 'contained' | 'outlined';
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  sx?: object;
  children: string;
}

/**
 * A button that opens the device's file dialog. The file input is hidden for everyone, because the button replaces it.
 */
function FileButton({ accept, isCamera = false, variant, disabled, onFiles, sx, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' as const })}
        aria-label={children}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant={variant}
        // A disabled button would lose the focus when the chosen files fill the list.
        aria-disabled={disabled}
        onClick={() => disabled || field.current?.click()}
        sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' }, ...sx }}
      >
        {children}
      </Button>
    </>
  );
}

interface DropZoneProps {
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Prevents the browser from opening files that are dropped beside the zone, which would replace the page. */
function useMissedFiles(): void {
  useEffect(() => {
    const miss = (event: DragEvent) => {
      const { defaultPrevented, dataTransfer } = event;
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', miss);
    window.addEventListener('drop', miss);
    return () => {
      window.removeEventListener('dragover', miss);
      window.removeEventListener('drop', miss);
    };
  }, []);
}

/** A drop zone for files, with buttons for the device's files and a phone's camera. */
export function DropZone({ isFull, onFiles }: DropZoneProps) {
  const { t } = usePreapprovalText();
  const [isOver, setOver] = useState(false);
  useMissedFiles();
  // Each child element sends its own enter and leave events.
  const depth = useRef(0);
  const moved = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return (
    <Box
      data-drop-zone
      onDragEnter={() => moved(1)}
      onDragLeave={() => moved(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        moved(-depth.current);
        if (!isFull) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        px: 4,
        py: { xs: 5, sm: 8 },
        border: '2px dashed',
        borderColor: isOver ? 'primary.dark' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'chip.main' : 'background.ground',
        textAlign: 'center',
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
      }}
    >
      <Box
        component="p"
        sx={{
          m: 0,
          color: 'text.secondary',
          // A finger cannot drag files.
          '@media (pointer: coarse)': { display: 'none' },
        }}
      >
        {t(isOver ? 'documents.dropNow' : 'documents.drop')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <FileButton variant="outlined" accept={DOCUMENT_ACCEPT} disabled={isFull} onFiles={onFiles}>
          {t('documents.choose')}
        </FileButton>
        <FileButton
          isCamera
          variant="outlined"
          accept="image/*"
          disabled={isFull}
          onFiles={onFiles}
          sx={{ '@media (pointer: fine)': { display: 'none' } }}
        >
          {t('documents.photo')}
        </FileButton>
      </Box>
    </Box>
  );
}
