import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinkTarget } from '#config/mortgageLinks.ts';
import { Button } from '#ui/Button.tsx';
import { ExternalIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

interface LinkButtonProps {
  target: LinkTarget;
  variant?: 'contained' | 'outlined';
  color?: 'primary' | 'inherit';
  children: ReactNode;
}

/**
 * A button to a page of the product or to another site. The latter opens in a new tab, and the button's name says so.
 */
export function LinkButton({ target, variant = 'outlined', color = 'primary', children }: LinkButtonProps) {
  const { t } = useTranslation('shell');
  const look = { variant, color };
  if ('path' in target) {
    return (
      <Button component={Link} to={target.path} {...look}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      href={target.href}
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
