import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { brandPicture } from '#api/images.ts';
import { brand } from '#config/brand.ts';
import type { RealtorPhoto } from '#config/content.ts';
import { paths } from '#domain/paths.ts';
import agentTexts from '#i18n/en/agent.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { useAgent } from './useAgent.ts';

await addEnglish('agent', agentTexts);

const SIDE = 72;

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

function Portrait({ photo }: { photo: RealtorPhoto }) {
  const { i18n } = useTranslation('agent');
  const [lost, setLost] = useState(0);
  // Offline neither picture can be loaded: the name is shown alone.
  const picture = [photo.src, photo.fallback][lost];
  if (!picture) return null;
  return (
    <Box
      component="img"
      src={brandPicture(picture, 350)}
      alt={photo.alt[localeOf(i18n.language)]}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      onError={() => setLost(lost + 1)}
      sx={{ borderRadius: 999, objectFit: 'cover', flex: 'none', bgcolor: 'chip.main' }}
    />
  );
}

interface AgentCardProps {
  /** The province of the homes that the page is about. */
  state: string;
  /** The button that writes to the realtor, or to the brokerage if no realtor works in the province. */
  interest: ReactNode;
}

/** The realtor of this visit, or the brokerage, with links to write and to call. */
export function AgentCard({ state, interest }: AgentCardProps) {
  const { t, i18n } = useTranslation('agent');
  const locale = localeOf(i18n.language);
  const heading = useId();
  const agent = useAgent(state);
  const [photo] = agent?.photos ?? [];
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        {photo && <Portrait key={photo.src} photo={photo} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="body2" color="textSecondary">
            {t(agent ? 'heading' : 'brokerage')}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>{agent?.title ?? brand.brokerage}</Typography>
          {agent && (
            <Typography variant="body2" color="textSecondary">
              {agent.body[locale]}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {agent?.buttons.map(({ id, label, link, email }) => (
          <Link
            key={id}
            href={link}
            underline="hover"
            // The accessible name begins with the visible text, so that voice control finds the link (WCAG 2.5.3).
            aria-label={t(email ? 'email' : 'call', { label: label[locale], name: agent.title })}
            sx={LINK}
          >
            {label[locale]}
          </Link>
        ))}
        {!agent && (
          <>
            <Link
              href={`tel:${brand.phone}`}
              underline="hover"
              aria-label={t('call', { label: brand.phoneDisplay, name: brand.brokerage })}
              sx={LINK}
            >
              {brand.phoneDisplay}
            </Link>
            <Link component={RouterLink} to={paths.contact()} underline="hover" sx={LINK}>
              {t('contactUs')}
            </Link>
          </>
        )}
      </Box>
      {interest}
    </Box>
  );
}
