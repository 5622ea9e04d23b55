import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../api/images.ts';
import agentTexts from '../../i18n/en/agent.json';
import { addEnglish, localeOf } from '../../i18n/i18n.ts';
import { useAgent } from './useAgent.ts';

await addEnglish('agent', agentTexts);

const SIDE = 72;

/** The realtor who answers this visit's questions, with a way to write and a way to call. */
export function AgentCard({ interest }: { interest: ReactNode }) {
  const { t, i18n } = useTranslation('agent');
  const locale = localeOf(i18n.language);
  const heading = useId();
  const agent = useAgent();
  const [lost, setLost] = useState(0);
  const [photo] = agent.photos;
  // Without a line neither picture comes: the name stands alone.
  const picture = photo && [photo.src, photo.fallback][lost];
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        {photo && picture && (
          <Box
            component="img"
            src={imageUrl(picture, 'small')}
            alt={photo.alt[locale]}
            width={SIDE}
            height={SIDE}
            loading="lazy"
            onError={() => setLost(lost + 1)}
            sx={{ borderRadius: 999, objectFit: 'cover', flex: 'none', bgcolor: 'chip.main' }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="body2" color="textSecondary">
            {t('heading')}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>{agent.title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {agent.body[locale]}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
        {agent.buttons.map(({ id, label, link, email }) => (
          <Link
            key={id}
            href={link}
            underline="hover"
            // What is read must begin with what is seen: who speaks to the device says that.
            aria-label={t(email ? 'email' : 'call', { label: label[locale], name: agent.title })}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
          >
            {label[locale]}
          </Link>
        ))}
      </Box>
      {interest}
    </Box>
  );
}
