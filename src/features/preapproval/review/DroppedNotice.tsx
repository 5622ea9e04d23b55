import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBox } from '#ui/AlertBox.tsx';
import type { DraftKeeper } from '../keep/draftKeeper.ts';

/** Of an application that was submitted elsewhere while it was changed here: what was typed last is not in it. */
export function DroppedNotice({ keepers }: { keepers: readonly (DraftKeeper | undefined)[] }) {
  const { t } = useTranslation('application');
  const [isDropped] = useState(() =>
    keepers.some((keeper) => keeper?.hasUnsaved() || keeper?.snapshot().isIncomplete),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is shown
  useEffect(() => {
    for (const keeper of keepers) keeper?.drop();
  }, []);
  return isDropped && <AlertBox text={t('submitted.dropped')} />;
}
