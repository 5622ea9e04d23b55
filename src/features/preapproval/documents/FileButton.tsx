import { type ComponentProps, useRef } from 'react';
import { Button } from '#ui/Button.tsx';

interface FileButtonProps {
  /** Types, as a file field's `accept` names them. */
  accept: string;
  /** Asks a phone for its camera instead of its files. */
  isCamera?: boolean;
  variant: 'contained' | 'outlined';
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  sx?: ComponentProps<typeof Button>['sx'];
  children: string;
}

/** A button that asks the device for files. Its field is out of everybody's sight: the button says it all. */
export function FileButton({
  accept,
  isCamera = false,
  variant,
  disabled,
  onFiles,
  sx,
  children,
}: FileButtonProps) {
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
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <Button
        variant={variant}
        disabled={disabled}
        onClick={() => field.current?.click()}
        {...(sx && { sx })}
      >
        {children}
      </Button>
    </>
  );
}
