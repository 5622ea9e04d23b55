import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { changeLanguage } from '#i18n/i18n.ts';
import { LANGUAGE_PARAMETER } from '#i18n/languages.ts';
import { LANGUAGE_KEY } from '#platform/storage/startLanguage.ts';
import { deviceStorage } from '#platform/storage/storage.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const NAMES = { en: 'English', fr: 'Français' } as const;

/**
 * Switches to the other language, and stores the choice on the device. The switch's name is in that language.
 */
export function LanguageSwitch({ inFull = false }: { inFull?: boolean }) {
  const { i18n } = useTranslation('shell');
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  const dispatch = useAppDispatch();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const choose = async () => {
    try {
      await changeLanguage(other);
      deviceStorage.write(LANGUAGE_KEY, other);
      if (!query.has(LANGUAGE_PARAMETER)) return;
      // An address of the other language would decide again after a reload.
      query.delete(LANGUAGE_PARAMETER);
      setQuery(query, { replace: true, preventScrollReset: true, state });
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
