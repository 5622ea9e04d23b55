import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams } from 'react-router';
import type { WireDeskItemDetail } from '#api/desk/contract.ts';
import { useItemQuery, useMeQuery } from '#api/desk/deskApi.ts';
import { formatPhone, formatPrice } from '#domain/format.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { localeOf } from '#i18n/i18n.ts';
import { Button } from '#ui/Button.tsx';
import { ExternalIcon } from '#ui/icons/commonIcons.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { deskPaths } from '../deskPaths.ts';
import { aboutOf, nameOf, phoneOf, publicPageOf } from '../inbox/about.ts';
import { AccountIcon } from '../ui/deskIcons.tsx';
import { Facts } from '../ui/Facts.tsx';
import { formatAge, formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { CallFailure, LoadingRows } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { ViewingPanel } from './ViewingPanel.tsx';
import { WorkPanel } from './WorkPanel.tsx';

/** One request: who sent it, what it is about, and the work on it. */
export function ItemPage() {
  const { t } = useTranslation('desk');
  const { id = '' } = useParams();
  const { currentData: item, error, refetch } = useItemQuery(id, { refetchOnMountOrArgChange: true });
  usePageTitle(item && nameOf(item.person));
  return (
    <>
      <Button
        component={RouterLink}
        to={deskPaths.inbox()}
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -4, mb: 2 }}
      >
        {t('nav.inbox')}
      </Button>
      {/* There from the start, because a new page begins at its heading. */}
      {!error && (
        <Typography component="h1" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {item ? nameOf(item.person) : t('loading')}
        </Typography>
      )}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {item ? <Item key={item.id} item={item} /> : !error && <LoadingRows rows={4} height={160} />}
    </>
  );
}

function Item({ item }: { item: WireDeskItemDetail }) {
  return (
    <>
      <PersonLine item={item} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 380px)' },
          gridTemplateRows: { md: 'auto 1fr' },
          alignItems: 'start',
          gap: 4,
        }}
      >
        <Box sx={{ gridColumn: 1, minWidth: 0 }}>
          <RequestPanel item={item} />
        </Box>
        <Box
          sx={{
            gridColumn: { md: 2 },
            gridRow: { md: '1 / span 2' },
            position: { md: 'sticky' },
            top: 16,
            minWidth: 0,
          }}
        >
          <WorkPanel item={item} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {item.viewing && <ViewingPanel id={item.id} viewing={item.viewing} />}
          <AnswerPanel item={item} />
          <NotesPanel item={item} />
          <HistoryPanel history={item.history} timeZone={item.viewing?.timeZone} />
        </Box>
      </Box>
    </>
  );
}

/** The person, and the ways to reach them. */
function PersonLine({ item: { person, kind, ageMinutes, language } }: { item: WireDeskItemDetail }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const { email, phone } = person;
  return (
    <Box sx={{ mb: 4 }}>
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
        {[
          t(`kinds.${kind}`),
          formatAge(ageMinutes, i18n.language, t),
          language && t(`deskItem:languages.${language}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        {phone && (
          <Button variant="contained" href={`tel:${phoneOf(phone)}`} startIcon={<PhoneIcon />}>
            {formatPhone(phoneOf(phone))}
          </Button>
        )}
        {email && (
          <Button
            variant="outlined"
            href={`mailto:${email}`}
            startIcon={<MailIcon />}
            sx={{ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {email}
          </Button>
        )}
        {(email || phone) && (
          <Button
            component={RouterLink}
            to={deskPaths.people(email ? { email } : { phone })}
            startIcon={<AccountIcon />}
          >
            {t('deskItem:allOfPerson')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Returns the facts that an owner gave about the home. */
function useValuationRows({ valuation }: WireDeskItemDetail): [string, string | undefined][] {
  const { t, i18n } = useTranslation('deskItem');
  const { propertyType, beds, baths, sqft, yearBuilt, condition } = valuation ?? {};
  const known = condition as -2 | -1 | 0 | 1 | 2 | undefined; // as the schema of leads says
  return [
    [t('facts.propertyType'), propertyType && feedWord(propertyType, localeOf(i18n.language))],
    [t('facts.beds'), beds?.toString()],
    [t('facts.baths'), baths?.toString()],
    [t('facts.sqft'), sqft?.toString()],
    [t('facts.yearBuilt'), yearBuilt?.toString()],
    [t('facts.condition'), known === undefined ? undefined : t(`conditions.${known}`)],
  ];
}

/** The message, and the home or search that it is about. */
function RequestPanel({ item }: { item: WireDeskItemDetail }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const valuationRows = useValuationRows(item);
  const page = publicPageOf(item);
  const about = aboutOf(item, t);
  const { home, message, application } = item;
  const { data: me } = useMeQuery();
  return (
    <Panel heading={t(`kinds.${item.kind}`)}>
      {message && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mb: 4,
            pl: 4,
            borderLeft: '3px solid',
            borderColor: 'primary.main',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {message}
        </Box>
      )}
      <Facts
        rows={[
          [
            t('deskItem:facts.about'),
            page ? (
              <Link key="page" href={page} target="_blank" rel="noopener">
                {about || page}{' '}
                <ExternalIcon sx={{ fontSize: '1em', verticalAlign: '-0.1em' }} titleAccess={t('newTab')} />
              </Link>
            ) : (
              about
            ),
          ],
          [t('deskItem:facts.price'), home?.price ? formatPrice(home.price, localeOf(i18n.language)) : null],
          [t('deskItem:facts.mls'), home?.mls],
          ...valuationRows,
          [t('deskItem:facts.received'), formatMoment(item.received, i18n.language)],
          [t('deskItem:facts.consent'), item.consent],
        ]}
      />
      {application && me?.mortgage && (
        <Button variant="outlined" component={RouterLink} to={deskPaths.application(item.id)} sx={{ mt: 4 }}>
          {t('deskItem:openApplication')}
        </Button>
      )}
      {application && me && !me.mortgage && (
        <Box component="p" sx={{ mb: 0, mt: 4, color: 'text.secondary' }}>
          {t('failures.notMortgage')}
        </Box>
      )}
    </Panel>
  );
}
