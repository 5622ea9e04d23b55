import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Way } from '#config/mortgageWays.ts';
import { Button } from '#ui/Button.tsx';
import { ExternalIcon } from '#ui/icons/frameIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface WayButtonProps {
  way: Way;
  variant?: 'contained' | 'outlined';
  color?: 'primary' | 'inherit';
  children: ReactNode;
}

/**
 * A button to a page of the product or to another site. The latter opens in a new tab, and the button's name says so.
 */
export function WayButton({ way, variant = 'outlined', color = 'primary', children }: WayButtonProps) {
  const { t } = useTranslation('shell');
  const look = { variant, color };
  if ('path' in way) {
    return (
      <Button component={Link} to={way.path} {...look}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      href={way.href}
      target="_blank"
      rel="noopener"
      endIcon={<ExternalIcon />}
      {...look}
      sx={{ '& svg': { fontSize: '1rem !important' } }}
    >
      {children}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </Button>
  );
}
