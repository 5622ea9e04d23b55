import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useLater } from '../../ui/useLater.ts';
import { useCostText } from './useCostText.ts';

/** In the place of a part whose code did not come; the rest of the page stands. */
function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useCostText();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, color: 'text.secondary' }}
    >
      {t('late.failed')}
      <Button size="small" variant="outlined" onClick={onRetry}>
        {t('late.retry')}
      </Button>
    </Box>
  );
}

/**
 * A part whose code comes once it is wanted.
 * @param load always the same function
 * @returns the part once it is there, and what stands in its place where it can't be had
 */
export function useWanted<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): { Part: ComponentType<Props> | undefined; trouble: ReactNode } {
  const [Part, fetch] = useLater(load);
  const [isMissing, setMissing] = useState(false);
  const ask = useCallback(() => {
    setMissing(false);
    fetch().catch(() => setMissing(true));
  }, [fetch]);
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  return { Part, trouble: isMissing ? <PartFailed onRetry={ask} /> : null };
}
