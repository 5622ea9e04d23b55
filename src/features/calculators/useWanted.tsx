import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useLaterWhen } from '#ui/useLater.ts';
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
  const { Part, isMissing, ask } = useLaterWhen(load, isWanted);
  return { Part, trouble: isMissing ? <PartFailed onRetry={ask} /> : null };
}
