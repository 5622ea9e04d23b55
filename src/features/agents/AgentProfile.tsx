import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useAgentHomesQuery, useAgentQuery } from '#api/content/contentCalls.ts';
import type { WireAgentProfile } from '#api/content/contract.ts';
import { isCallError } from '#api/errors.ts';
import { AgentPortrait } from '#components/agent-card/AgentPortrait.tsx';
import { rememberAgent } from '#components/agent-card/shownAgents.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { agentHead } from '#components/heads/agentHead.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { Section } from '#components/layouts/Section.tsx';
import { cardGrid, swipeableRow } from '#components/listing-card/CardLayout.tsx';
import { ListingCardSkeleton } from '#components/listing-card/ListingCardSkeleton.tsx';
import { OpenCard } from '#components/listing-card/OpenCard.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { areasOf, languageList } from '#domain/agents/agentWords.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { type Listing, listingKey } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { showSection } from '#ui/showSection.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAgentsText } from './useAgentsText.ts';

const PORTRAIT = {
  width: '100%',
  maxWidth: { xs: 220, sm: 'none' },
  height: 'auto',
  aspectRatio: '1',
  objectPosition: 'center 20%',
  borderRadius: 1,
} as const;

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: theme.spacing(6),
  rowGap: theme.spacing(2),
  margin: theme.spacing(5, 0, 6),
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
}));

/** Cards beside each other, through which visitors swipe on phones. */
const Homes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  columnGap: theme.spacing(5),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...cardGrid(theme.spacing(5)),
  [theme.breakpoints.down('sm')]: swipeableRow(theme),
}));

/** Number of homes of a section before the visitor asks for all of them. */
const FIRST_HOMES = 6;
/** Id of the contact form. */
const CONTACT = 'contact';

const Wide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(14),
  padding: theme.spacing(8, 'var(--edges)', 14),
}));

/** The areas with links to their homes. */
function Areas({ agent }: { agent: WireAgentProfile }) {
  const { t, locale } = useAgentsText();
  return areasOf(agent).map(({ state, city }, place) => (
    <span key={`${state}/${city}`}>
      {place > 0 && ', '}
      <Link component={RouterLink} to={paths.listOf(city === undefined ? { state } : { state, city })}>
        {city ?? t('profile.wholeOf', { province: provinceName(state, locale) })}
      </Link>
    </span>
  ));
}

function Head({ agent }: { agent: WireAgentProfile }) {
  const { t, locale } = useAgentsText();
  const { name, role, licence, languages, phone, email } = agent;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, sm: 8, md: 12 },
        alignItems: 'start',
        gridTemplateColumns: { sm: 'minmax(180px, 320px) minmax(0, 1fr)' },
      }}
    >
      <AgentPortrait agent={agent} sizes="(min-width: 600px) 320px, 220px" sx={PORTRAIT} priority />
      <div>
        <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
          {name}
        </Box>
        <Typography sx={{ fontSize: '1.125rem' }} color="textSecondary">
          {role[locale]}
        </Typography>
        <Facts>
          <dt>{t('profile.areas')}</dt>
          <dd>
            <Areas agent={agent} />
          </dd>
          <dt>{t('profile.languages')}</dt>
          <dd>{languageList(languages, locale)}</dd>
          <dt>{t('profile.licence')}</dt>
          <dd>{licence}</dd>
        </Facts>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="contained"
            href={`tel:+1-${phone}`}
            aria-label={t('profile.call', { name, number: phone })}
            startIcon={<PhoneIcon aria-hidden />}
          >
            {phone}
          </Button>
          <Button
            variant="outlined"
            href={`mailto:${email}`}
            aria-label={t('profile.write', { name })}
            startIcon={<MailIcon aria-hidden />}
          >
            {t('profile.email')}
          </Button>
          <Button
            variant="outlined"
            href={`#${CONTACT}`}
            onClick={(event: Pick<Event, 'preventDefault'>) => {
              if (showSection(CONTACT)) event.preventDefault();
            }}
          >
            {t('profile.toForm')}
          </Button>
        </Box>
      </div>
    </Box>
  );
}

function HomeCards({ heading, homes }: { heading: string; homes: readonly Listing[] }) {
  const { t } = useAgentsText();
  const [showsAll, setShowsAll] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  // The button is gone then: the focus goes on with the first home that it brought.
  useEffect(() => {
    if (showsAll) next.current?.focus();
  }, [showsAll]);
  if (homes.length === 0) return null;
  return (
    <Section heading={heading}>
      <Homes>
        {homes.slice(0, showsAll ? undefined : FIRST_HOMES).map((listing, place) => (
          <li
            key={listingKey(listing)}
            {...(place === FIRST_HOMES && { ref: next, tabIndex: -1, style: { outline: 'none' } })}
          >
            <OpenCard listing={listing} />
          </li>
        ))}
      </Homes>
      {!showsAll && homes.length > FIRST_HOMES && (
        <Button
          variant="outlined"
          onClick={() => setShowsAll(true)}
          aria-label={t('profile.showAllOf', { heading, count: homes.length })}
        >
          {t('profile.showAll', { count: homes.length })}
        </Button>
      )}
    </Section>
  );
}

/** The agent's homes on the market, and those that were sold. */
function AgentHomes({ agent: { slug, name } }: { agent: WireAgentProfile }) {
  const { t } = useAgentsText();
  const { data, isError, refetch } = useAgentHomesQuery(slug);
  if (isError && !data) {
    return <FailedState sentence={t('profile.homesFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Section heading={t('profile.listed')}>
        <Homes aria-busy>
          {['first', 'second', 'third'].map((place) => (
            <li key={place}>
              <ListingCardSkeleton />
            </li>
          ))}
        </Homes>
      </Section>
    );
  }
  if (data.listed.length + data.sold.length === 0) {
    return <Typography color="textSecondary">{t('profile.noHomes', { name })}</Typography>;
  }
  return (
    <>
      <HomeCards heading={t('profile.listed')} homes={data.listed} />
      <HomeCards heading={t('profile.sold')} homes={data.sold} />
    </>
  );
}

function Profile({ agent, contact }: { agent: WireAgentProfile; contact: ReactNode }) {
  const { t, language, locale } = useAgentsText();
  const { slug, name, about } = agent;
  useDocumentHead(agentHead(agent, t, { origin: globalThis.location.origin, language }));
  // A lead from this page names this agent.
  useEffect(() => rememberAgent(`agent/${slug}`, slug), [slug]);
  return (
    <Wide>
      <Head agent={agent} />
      {about && (
        <Section heading={t('profile.about', { name })}>
          {about[locale].split(/\n\s*\n/).map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 3, maxWidth: '70ch' }}>
              {paragraph}
            </Typography>
          ))}
        </Section>
      )}
      <AgentHomes agent={agent} />
      <Box id={CONTACT} sx={{ scrollMarginTop: 88, outline: 'none' }}>
        {contact}
      </Box>
    </Wide>
  );
}

function Missing() {
  const { t } = useAgentsText();
  useDocumentTitle(t('profile.missingTitle'));
  useUnlisted();
  return (
    <EmptyState
      sentence={t('profile.missing')}
      action={
        <Button variant="contained" component={RouterLink} to={paths.agents()}>
          {t('profile.all')}
        </Button>
      }
    />
  );
}

function LoadingProfile() {
  const { t } = useAgentsText();
  return (
    <Wide>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gap: { xs: 5, sm: 8, md: 12 },
          gridTemplateColumns: { sm: 'minmax(180px, 320px) minmax(0, 1fr)' },
        }}
      >
        <Skeleton
          variant="rounded"
          sx={{ maxWidth: { xs: 220, sm: 'none' }, height: 'auto', aspectRatio: '1' }}
        />
        <div>
          <Skeleton width="60%" height={52} />
          <Skeleton width="30%" height={26} />
          <Skeleton width="80%" height={120} sx={{ my: 6 }} />
        </div>
      </Box>
    </Wide>
  );
}

interface AgentProfileProps {
  slug: string;
  /** The form that writes to the agent. */
  contactForm: (agent: { heading: string; subtitle: string }) => ReactNode;
}

/** The page of one agent: facts, homes listed and sold, and a form. */
export function AgentProfile({ slug, contactForm }: AgentProfileProps) {
  const { t } = useAgentsText();
  const { currentData, error, refetch } = useAgentQuery(slug);
  if (currentData) {
    const { name } = currentData;
    const texts = { heading: t('profile.contact', { name }), subtitle: t('profile.contactLead', { name }) };
    return <Profile key={slug} agent={currentData} contact={contactForm(texts)} />;
  }
  if (isCallError(error) && error.status === 404) return <Missing />;
  if (error) return <FailedState sentence={t('failed')} retry={t('retry')} onRetry={refetch} />;
  return <LoadingProfile />;
}
