import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#i18n/i18n.ts';
import { LANGUAGE_KEY } from '#platform/storage/startLanguage.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { afterNextPaint } from '#ui/afterNextPaint.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const NAMES = { en: 'English', fr: 'Français' } as const;

/** Switches to the other language and stores the choice on the device. Its name is in that language. */
export function LanguageSwitch({ inFull = false }: { inFull?: boolean }) {
  const { i18n } = useTranslation('shell');
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  const dispatch = useAppDispatch();
  const choose = async () => {
    // The press is painted before all texts of the page are rendered.
    await new Promise<void>(afterNextPaint);
    try {
      await changeLanguage(other);
      deviceStorage.write(LANGUAGE_KEY, other);
    } catch {
      dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
    }
  };
  return (
    <Button color="inherit" lang={other} onClick={choose} sx={{ minWidth: 44, px: 2 }}>
      {inFull ? NAMES[other] : other.toUpperCase()}
      {!inFull && <VisuallyHidden>, {NAMES[other]}</VisuallyHidden>}
    </Button>
  );
}
