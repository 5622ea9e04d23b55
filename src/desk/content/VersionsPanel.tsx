import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WireContentKey } from '#api/desk/contentContract.ts';
import { useContentVersionsQuery, useLazyContentVersionQuery } from '#api/desk/deskApi.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { CallFailure, LoadingRows } from '../ui/QueryState.tsx';

interface VersionsPanelProps {
  contentKey: WireContentKey;
  /** Puts an earlier version into the form. */
  onRestore: (body: object) => void;
}

/** The publications with author and time. An earlier version can be put into the form again. */
export function VersionsPanel({ contentKey, onRestore }: VersionsPanelProps) {
  const { t, i18n } = useTranslation('deskContent');
  const { currentData, error, refetch } = useContentVersionsQuery(contentKey, {
    refetchOnMountOrArgChange: true,
  });
  const [read, { error: notRead, originalArgs }] = useLazyContentVersionQuery();
  const restore = async (version: number) => {
    const { data } = await read({ key: contentKey, version }, true);
    if (data) onRestore(data.body);
  };
  return (
    <Panel heading={t('versions.title')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {notRead && originalArgs && (
        <CallFailure error={notRead} onRetry={() => void restore(originalArgs.version)} />
      )}
      {!currentData && !error && <LoadingRows rows={3} height={44} />}
      {currentData?.versions.length === 0 && <Box>{t('versions.none')}</Box>}
      <Box component="ol" reversed sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {currentData?.versions.map(({ version, at, by }, place) => (
          <li key={version}>
            <Box sx={{ fontWeight: 600 }}>{t('versions.version', { version })}</Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {by} · {formatMoment(at, i18n.language)}
            </Box>
            {place > 0 && (
              <Button
                size="small"
                aria-label={t('versions.restoreNamed', { version })}
                onClick={() => void restore(version)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
