import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, startTransition, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { FacebookIcon } from '../../ui/icons/FacebookIcon.tsx';
import { LinkedInIcon } from '../../ui/icons/LinkedInIcon.tsx';
import { LinkIcon } from '../../ui/icons/LinkIcon.tsx';
import { ShareIcon } from '../../ui/icons/ShareIcon.tsx';
import { XIcon } from '../../ui/icons/XIcon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { NETWORKS, shareLink } from './shareLinks.ts';
import { useCopy } from './useCopy.ts';

const MARKS = { facebook: FacebookIcon, x: XIcon, linkedin: LinkedInIcon } as const;

interface ShareMenuProps {
  /** Whole address of what is shared. */
  url: string;
  title: string;
}

/** Devices that are held in a hand have a sheet of their own for this, with the apps that their owner uses. */
const hasShareSheet = (shared: ShareData): boolean =>
  matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared) === true;

/** 'Share': the system's sheet where there is one, otherwise three networks and 'Copy link' (L2). */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const { t } = useTranslation('share');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { copied, copy } = useCopy();
  const close = () => setAnchor(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const shared = { url, title };
    if (hasShareSheet(shared)) {
      // Closing the sheet without choosing rejects: the visitor changed their mind, and nothing is wrong.
      navigator.share(shared).catch(() => undefined);
      return;
    }
    startTransition(() => setAnchor(currentTarget));
  };
  return (
    <>
      <Button
        size="small"
        id={`${id}-opener`}
        startIcon={<ShareIcon aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
      >
        {t(copied ? 'copied' : 'share')}
      </Button>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          // The menu is drawn outside the page's landmarks: this is one of its own.
          root: { role: 'region', 'aria-label': t('share') },
          list: { 'aria-labelledby': `${id}-opener` },
        }}
      >
        {NETWORKS.map((network) => {
          const Mark = MARKS[network];
          return (
            <MenuItem
              key={network}
              component="a"
              href={shareLink(network, url, title)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={close}
              sx={{ minHeight: 44 }}
            >
              <ListItemIcon>
                <Mark aria-hidden />
              </ListItemIcon>
              {t(network)}
            </MenuItem>
          );
        })}
        <MenuItem
          onClick={() => {
            void copy(url);
            close();
          }}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <LinkIcon aria-hidden />
          </ListItemIcon>
          {t('copy')}
        </MenuItem>
      </Menu>
    </>
  );
}
