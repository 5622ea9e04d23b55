import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WireDeskItem } from '#api/desk/contract.ts';
import type { WireDeskPerson } from '#api/desk/personContract.ts';
import { formatDate, formatPhone } from '#domain/format.ts';
import { BASE_PATH, paths } from '#domain/paths.ts';
import { localeOf } from '#i18n/i18n.ts';
import { deskPaths } from '../deskPaths.ts';
import { aboutOf, phoneOf } from '../inbox/about.ts';
import { Facts } from '../ui/Facts.tsx';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { StateChip } from '../ui/StateChip.tsx';

const LIST = { display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' } as const;

/** Everything that the person sent: requests, viewings and applications, the newest first. */
export function RequestsPanel({ person }: { person: WireDeskPerson }) {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const { items, emails, phones, email, phone } = person;
  const others = emails.filter((one) => one !== email?.toLowerCase());
  const numbers = phones.filter((one) => one !== phone);
  return (
    <Panel heading={t('deskOffice:person.sent')}>
      {items.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:person.noRequests')}</Box>
      ) : (
        <Box component="ul" sx={LIST}>
          {items.map((item) => (
            <li key={item.id}>
              <Request item={item} />
            </li>
          ))}
        </Box>
      )}
      {(others.length > 0 || numbers.length > 0) && (
        <Box sx={{ mt: 5 }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('deskOffice:person.others')}</Box>
          {others.map((one) => (
            <OtherLink key={one} to={deskPaths.people({ email: one })} text={one} />
          ))}
          {numbers.map((one) => (
            <OtherLink key={one} to={deskPaths.people({ phone: one })} text={formatPhone(phoneOf(one))} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function OtherLink({ to, text }: { to: string; text: string }) {
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'block', py: 2.5, overflowWrap: 'anywhere' }}>
      {text}
    </Link>
  );
}

function Request({ item }: { item: WireDeskItem }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem', 'deskOffice']);
  const { id, kind, state, owner, received, viewing, application, message } = item;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Link
          component={RouterLink}
          to={deskPaths.item(id)}
          sx={{ flex: '1 1 200px', py: 2, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {[t(`kinds.${kind}`), aboutOf(item, t)].filter(Boolean).join(' · ')}
        </Link>
        <StateChip state={state} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {formatMoment(received, i18n.language)} · {owner?.name ?? t('noOwner')}
        {viewing && ` · ${t('deskItem:viewing.title')}: ${t(`deskItem:viewing.states.${viewing.state}`)}`}
        {viewing?.starts && ` (${formatMoment(viewing.starts, i18n.language, viewing.timeZone)})`}
      </Box>
      {message && (
        <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Box>
      )}
      {application && (
        <Link
          component={RouterLink}
          to={deskPaths.application(id)}
          sx={{ display: 'inline-block', py: 2, typography: 'body2' }}
        >
          {t('deskItem:openApplication')} ({t(`deskOffice:application.statuses.${application.status}`)})
        </Link>
      )}
    </>
  );
}

/** The answers that were mailed, the newest first. */
export function AnswersPanel({ person: { answers } }: { person: WireDeskPerson }) {
  const { t, i18n } = useTranslation(['deskItem', 'deskOffice']);
  return (
    <Panel heading={t('deskOffice:person.answers')}>
      {answers.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:person.noAnswers')}</Box>}
      <Box component="ul" sx={LIST}>
        {answers.map(({ id, item, by, at, subject, text, delivery }) => (
          <li key={id}>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {t('deskItem:answer.sent', { by, at: formatMoment(at, i18n.language) })}
            </Box>
            {delivery === 'refused' && <b>{t('deskItem:answer.undelivered')}</b>}
            <Link
              component={RouterLink}
              to={deskPaths.item(item)}
              sx={{ display: 'inline-block', py: 2, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {subject}
            </Link>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** The account with the person's verified email, with saved homes and searches if the customer agreed. */
export function AccountPanel({ account }: { account: WireDeskPerson['account'] }) {
  const { t, i18n } = useTranslation('deskOffice');
  const dayOf = (time: string) => formatDate(time, localeOf(i18n.language));
  if (!account) {
    return (
      <Panel heading={t('account.title')}>
        <Box sx={{ color: 'text.secondary' }}>{t('account.none')}</Box>
      </Panel>
    );
  }
  const { name, phone, registered, emailNotifications, emailBounced, sharesSaved } = account;
  const alerts = emailBounced ? 'bounced' : emailNotifications ? 'on' : 'off';
  return (
    <Panel heading={t('account.title')}>
      <Facts
        rows={[
          [t('account.name'), `${name.first} ${name.last}`.trim()],
          [t('account.phone'), phone && formatPhone(phone)],
          [t('account.registered'), registered && dayOf(registered)],
          [t('account.alerts'), t(`account.${alerts}`)],
          [
            t('account.saved'),
            sharesSaved ? t('account.shares', { day: dayOf(sharesSaved) }) : t('account.sharesNot'),
          ],
        ]}
      />
      <SavedLinks
        heading={t('account.homes')}
        none={t('account.noHomes')}
        links={account.savedHomes?.map(({ mls, board, saved }) => ({
          text: `MLS® ${mls}`,
          path: paths.detailOf({ mlsNumber: mls, boardId: board }),
          about: dayOf(saved),
        }))}
      />
      <SavedLinks
        heading={t('account.searches')}
        none={t('account.noSearches')}
        links={account.savedSearches?.map(({ name: text, path, created, alert }) => ({
          text,
          path,
          about: `${dayOf(created)} · ${t(`account.frequency.${alert}`)}`,
        }))}
      />
    </Panel>
  );
}

interface SavedLinksProps {
  heading: string;
  none: string;
  /** Undefined if the customer did not agree. Paths are those of the site. */
  links: { text: string; path: string; about: string }[] | undefined;
}

function SavedLinks({ heading, none, links }: SavedLinksProps) {
  if (!links) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, typography: 'body1', fontWeight: 600 }}>
        {heading}
      </Box>
      {links.length === 0 && <Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ text, path, about }) => (
          <Box component="li" key={text + path} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <Link href={BASE_PATH + path} sx={{ display: 'inline-block', py: 2 }}>
              {text}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {about}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
