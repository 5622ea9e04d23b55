import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WireDeskChange } from '#api/desk/contract.ts';
import { useMembersQuery } from '#api/desk/deskApi.ts';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { changeText } from './changeTexts.ts';

/** Authors of changes that are no members: the product itself, and the customer of a viewing. */
const isAuthor = (by: string): by is 'product' | 'customer' => by === 'product' || by === 'customer';

interface HistoryPanelProps {
  history: readonly WireDeskChange[];
  /** That of the home of a viewing, by whose clock its times are shown. */
  timeZone: string | undefined;
}

/** Everything that happened to an item, the newest first. */
export function HistoryPanel({ history, timeZone }: HistoryPanelProps) {
  const { t } = useTranslation('deskItem');
  return (
    <Panel heading={t('history.title')}>
      <Box component="ol" reversed sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {history.toReversed().map((change) => (
          <li key={change.id}>
            <ChangeEntry change={change} timeZone={timeZone} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

interface ChangeEntryProps {
  change: WireDeskChange;
  /** Times of viewings are shown in it; in the device's by default. */
  timeZone?: string | undefined;
}

/** One change: who, when, what, and the values before and after. */
export function ChangeEntry({ change, timeZone }: ChangeEntryProps) {
  const { t, i18n } = useTranslation(['desk', 'deskItem', 'deskOffice', 'deskContent']);
  const { data: members = [] } = useMembersQuery();
  const text = changeText(change, { t, language: i18n.language, members, timeZone });
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
