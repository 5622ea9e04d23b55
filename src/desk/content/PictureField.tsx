import Box from '@mui/material/Box';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { portraitUrl } from '#api/content/portraits.ts';
import { useStorePictureMutation } from '#api/desk/deskApi.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { useFailureText } from '../ui/QueryState.tsx';
import { useContentField } from './contentForm.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml';

interface PictureFieldProps {
  path: string;
  label: string;
  /** Text of the shown picture. */
  alt: string;
  help: string;
  /** True for a picture that is shown whole, in place of a round one. */
  isWhole?: boolean;
}

/** A picture of the content: shown, replaced by a file of the device, or removed. */
export function PictureField({ path, label, alt, help, isWhole = false }: PictureFieldProps) {
  const { t } = useTranslation('deskContent');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, set, problem } = useContentField(path);
  const [store, { isLoading, error }] = useStorePictureMutation();
  const textOf = useFailureText();
  // During the upload other fields may change, and the entry may move.
  const setLatest = useRef(set);
  useEffect(() => {
    setLatest.current = set;
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (!file) return;
    const { data } = await store(await file.arrayBuffer());
    if (data) setLatest.current(data.id);
  };
  const isRefused = error && 'status' in error && (error.status === 400 || error.status === 413);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Box id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {typeof value === 'string' && value !== '' && (
          <Box
            component="img"
            src={portraitUrl(value, 350)}
            alt={alt}
            sx={{
              width: 88,
              height: 88,
              ...(isWhole ? { objectFit: 'contain' } : { borderRadius: 999, objectFit: 'cover' }),
            }}
          />
        )}
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label={label}
          hidden
          onChange={(event) => void choose(event)}
        />
        <BusyButton
          variant="outlined"
          isBusy={isLoading}
          onClick={() => !isLoading && input.current?.click()}
        >
          {t('picture.choose')}
        </BusyButton>
        {value !== undefined && value !== '' && (
          <Button onClick={() => set('')}>{t('picture.remove')}</Button>
        )}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{help}</Box>
      {error && <AlertBox text={isRefused ? t('picture.refused') : textOf(error)} />}
      {problem && <AlertBox text={problem} />}
    </Box>
  );
}
