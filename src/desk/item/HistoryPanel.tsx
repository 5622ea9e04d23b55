import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WireDeskChange } from '#api/desk/contract.ts';
import { useMembersQuery } from '#api/desk/deskApi.ts';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { changeText } from './changeTexts.ts';

/** Authors of changes that are no members: the product itself, and the customer of a viewing. */
const isAuthor = (by: string): by is 'product' | 'customer' => by === 'product' || by === 'customer';

/** Everything that happened to an item, the newest first. */
export function HistoryPanel({ history }: { history: readonly WireDeskChange[] }) {
  const { t } = useTranslation('deskItem');
  return (
    <Panel heading={t('history.title')}>
      <Box component="ol" reversed sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {history.toReversed().map((change) => (
          <li key={change.id}>
            <ChangeEntry change={change} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** One change: who, when, what, and the values before and after. */
export function ChangeEntry({ change }: { change: WireDeskChange }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem', 'deskOffice']);
  const { data: members = [] } = useMembersQuery();
  const text = changeText(change, { t, language: i18n.language, members });
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isAuthor(change.by) ? t(`deskItem:history.${change.by}`) : change.by} ·{' '}
        {formatMoment(change.at, i18n.language)}
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <b>{t(`deskItem:history.actions.${change.action}`)}</b>
        {text && ` ${text}`}
      </Box>
    </>
  );
}
