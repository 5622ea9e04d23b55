import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import type { WireAgent } from '#api/content/contract.ts';
import { AgentPortrait } from '#components/agent-card/AgentPortrait.tsx';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { agentsHead } from '#components/heads/agentHead.ts';
import { EmptyState } from '#components/layouts/EmptyState.tsx';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { areaList, filterTeam, languageList, teamChoices } from '#domain/agents/agentWords.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAgentsText } from './useAgentsText.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: theme.spacing(6),
  listStyle: 'none',
  margin: 0,
  padding: 0,
}));

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[1],
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  textDecoration: 'none',
  transition: 'box-shadow 150ms ease-out',
  '&:hover': { boxShadow: theme.shadows[2] },
}));

const PORTRAIT = { width: '100%', height: 'auto', aspectRatio: '1', objectPosition: 'center 20%' } as const;
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth'];

function AgentEntry({ agent, isEarly }: { agent: WireAgent; isEarly: boolean }) {
  const { t, locale } = useAgentsText();
  return (
    <Card to={paths.agents(agent.slug)}>
      <AgentPortrait
        agent={agent}
        sizes="(min-width: 600px) 300px, calc(100vw - 32px)"
        sx={PORTRAIT}
        priority={isEarly}
      />
      <Box sx={{ p: 5 }}>
        <Typography component="h2" variant="h4">
          {agent.name}
        </Typography>
        <Typography color="textSecondary">{agent.role[locale]}</Typography>
        <Typography sx={{ mt: 3 }}>{areaList(agent, locale)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('speaks', { languages: languageList(agent.languages, locale) })}
        </Typography>
      </Box>
    </Card>
  );
}

interface FilterProps {
  label: string;
  /** Text of the choice without a filter. */
  every: string;
  value: string;
  choices: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

function Filter({ label, every, value, choices, onChange }: FilterProps) {
  const id = useId();
  return (
    <Box sx={{ flex: '1 1 200px', maxWidth: { sm: 280 } }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', mb: 1, fontWeight: 600 }}
      >
        {label}
      </Typography>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{every}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Select>
    </Box>
  );
}

/** The filters in the address: a link or a reload shows the same agents. */
function useTeamFilters() {
  const [query, setQuery] = useSearchParams();
  const change = (values: Record<string, string>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { city: query.get('city') ?? '', language: query.get('speaks') ?? '', change };
}

function Found({ agents }: { agents: readonly WireAgent[] }) {
  const { t, locale } = useAgentsText();
  const { city, language, change } = useTeamFilters();
  const choices = teamChoices(agents, locale);
  // A value of an old link that no agent has any more is no choice, and filters nothing.
  const known = (value: string, values: readonly { value: string }[]) =>
    values.some((choice) => choice.value === value) ? value : '';
  const filters = { city: known(city, choices.cities), language: known(language, choices.languages) };
  const found = filterTeam(agents, filters);
  return (
    <>
      <Box
        component="search"
        aria-label={t('filters.label')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 6 }}
      >
        <Filter
          label={t('filters.area')}
          every={t('filters.everyArea')}
          value={filters.city}
          choices={choices.cities}
          onChange={(value) => change({ city: value })}
        />
        <Filter
          label={t('filters.language')}
          every={t('filters.everyLanguage')}
          value={filters.language}
          choices={choices.languages}
          onChange={(value) => change({ speaks: value })}
        />
      </Box>
      <Typography role="status" color="textSecondary" sx={{ mb: 4 }}>
        {found.length === 0 ? t('none') : t('found', { count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" onClick={() => change({ city: '', speaks: '' })}>
            {t('filters.clear')}
          </Button>
          <Button component={Link} to={paths.contact()} variant="outlined">
            {t('contact')}
          </Button>
        </Box>
      ) : (
        <Grid aria-label={t('list')}>
          {found.map((agent, place) => (
            <li key={agent.slug}>
              <AgentEntry agent={agent} isEarly={place < PLACEHOLDERS.length} />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

function LoadingAgents() {
  const { t } = useAgentsText();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={69} aria-hidden sx={{ maxWidth: 576, mb: 6 }} />
      <Grid aria-hidden>
        {PLACEHOLDERS.map((place) => (
          <li key={place}>
            <Skeleton variant="rounded" height={420} />
          </li>
        ))}
      </Grid>
    </>
  );
}

function Agents() {
  const { t } = useAgentsText();
  const { data, isError, refetch } = useTeamQuery();
  if (isError && !data) return <FailedState sentence={t('failed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <LoadingAgents />;
  if (data.agents.length > 0) return <Found agents={data.agents} />;
  return (
    <EmptyState
      sentence={t('empty')}
      action={
        <Button variant="contained" component={Link} to={paths.contact()}>
          {t('contact')}
        </Button>
      }
    />
  );
}

/** The team: cards of all agents, filtered by area and language. */
export function AgentList() {
  const { t } = useAgentsText();
  useDocumentHead(agentsHead(t));
  return (
    <Box sx={{ px: 'var(--edges)', py: { xs: 8, md: 12 } }}>
      <Box component="h1" sx={{ typography: { xs: 'h2', lg: 'h1' }, m: 0, textWrap: 'balance' }}>
        {t('title')}
      </Box>
      <Box
        component="p"
        sx={{ mt: 4, mb: 8, maxWidth: '60ch', fontSize: '1.125rem', color: 'text.secondary' }}
      >
        {t('lead')}
      </Box>
      <Agents />
    </Box>
  );
}
