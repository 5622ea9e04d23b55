import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { withType } from '#domain/search/search.ts';
import type { FilterProps } from '../filterProps.ts';

const Toggle = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.5),
  height: 44,
  padding: theme.spacing(0.5),
  boxSizing: 'border-box',
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.background.ground,
}));

const Choice = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  position: 'relative',
  height: 38,
  padding: theme.spacing(0, 4),
  border: 0,
  borderRadius: 999,
  color: theme.vars?.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  // The touch target is as high as the bar's pills.
  '&::before': { content: '""', position: 'absolute', inset: '-3px 0' },
  '&[aria-pressed="true"]': {
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: theme.shadows[1],
    '[data-color-scheme="dark"] &': { backgroundColor: theme.vars?.palette.chip.main },
  },
}));

/** Sale or lease. Switching sets the default price range of the other type. */
export function TypeToggle({ search, onChange }: FilterProps) {
  const { t } = useTranslation('filters');
  return (
    <Toggle role="group" aria-label={t('type.label')}>
      {(['sale', 'lease'] as const).map((type) => (
        <Choice
          key={type}
          type="button"
          aria-pressed={search.type === type}
          onClick={() => {
            // One of the two is always chosen.
            if (search.type !== type) onChange(withType(search, type));
          }}
        >
          {t(`type.${type}`)}
        </Choice>
      ))}
    </Toggle>
  );
}
