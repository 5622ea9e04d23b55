import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import './sessionTexts.ts';
import { useUnconfirmedSession } from './useUnconfirmedSession.ts';

/** Asks for the session again at once; by itself that is done every half minute. */
export function AskAgain({ variant }: { variant: 'contained' | 'outlined' }) {
  const { t } = useTranslation('session');
  const { isAsking, ask } = useUnconfirmedSession();
  return (
    <Button
      variant={variant}
      aria-busy={isAsking}
      aria-disabled={isAsking}
      onClick={() => {
        if (!isAsking) ask();
      }}
    >
      {t(isAsking ? 'asking' : 'retry')}
    </Button>
  );
}
