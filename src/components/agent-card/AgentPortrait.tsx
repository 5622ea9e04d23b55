import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireAgent } from '#api/content/contract.ts';
import { portraitSrcSet, portraitUrl } from '#api/content/portraits.ts';
import './agentTexts.ts';

/** Shown for agents without a portrait, and if theirs cannot be loaded. */
const FALLBACK = 'empty-scene';

interface AgentPortraitProps {
  agent: Pick<WireAgent, 'name' | 'portrait'>;
  /** Width in the page, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Width and height, corners and position. */
  sx: SxProps<Theme>;
  /** True if the picture is in the first view. It is loaded at once. */
  priority?: boolean;
}

/** An agent's portrait. Offline, when neither picture can be loaded, there is none, and the name is shown alone. */
export function AgentPortrait({ agent, sizes, sx, priority = false }: AgentPortraitProps) {
  const { t } = useTranslation('agent');
  const [lost, setLost] = useState(0);
  const pictures = agent.portrait === undefined ? [FALLBACK] : [agent.portrait, FALLBACK];
  const picture = pictures[lost];
  if (picture === undefined) return null;
  return (
    <Box
      component="img"
      src={portraitUrl(picture, 350)}
      srcSet={portraitSrcSet(picture)}
      sizes={sizes}
      alt={t('portrait', { name: agent.name })}
      width={350}
      height={350}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setLost(lost + 1)}
      sx={[
        { display: 'block', objectFit: 'cover', bgcolor: 'chip.main' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
