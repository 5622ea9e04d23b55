import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FacebookIcon, LinkedInIcon } from '#ui/icons/commonIcons.tsx';
import { LinkIcon, XIcon } from '#ui/icons/shareIcons.tsx';

/** The three networks of the share menu, in their order. */
const NETWORKS = ['facebook', 'x', 'linkedin'] as const;
type Network = (typeof NETWORKS)[number];

/** The address of a network's share page for a link. */
function shareLink(network: Network, url: string, title: string): string {
  const query = (entries: Record<string, string>) => new URLSearchParams(entries).toString();
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
    case 'x':
      return `https://x.com/intent/post?${query({ url, text: title })}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`;
  }
}

const MARKS = { facebook: FacebookIcon, x: XIcon, linkedin: LinkedInIcon } as const;

export interface ShareChoicesProps {
  /** Absolute address of the shared page. */
  url: string;
  title: string;
  anchor: HTMLElement | null;
  openerId: string;
  onCopy: () => void;
  onClose: () => void;
}

/** The menu of 'Share': three networks and 'Copy link'. */
export function ShareChoices({ url, title, anchor, openerId, onCopy, onClose }: ShareChoicesProps) {
  const { t } = useTranslation('share');
  // Memoized, because drawing the items again while the menu closes would delay the response to the press.
  const items = useMemo(
    () => [
      ...NETWORKS.map((network) => {
        const Mark = MARKS[network];
        return (
          <MenuItem
            key={network}
            component="a"
            href={shareLink(network, url, title)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
            sx={{ minHeight: 44 }}
          >
            <ListItemIcon>
              <Mark aria-hidden />
            </ListItemIcon>
            {t(network)}
          </MenuItem>
        );
      }),
      <MenuItem
        key="copy"
        onClick={() => {
          onCopy();
          onClose();
        }}
        sx={{ minHeight: 44 }}
      >
        <ListItemIcon>
          <LinkIcon aria-hidden />
        </ListItemIcon>
        {t('copy')}
      </MenuItem>,
    ],
    [t, url, title, onCopy, onClose],
  );
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        // The menu is rendered outside the page's landmarks, so it is a landmark itself.
        root: { role: 'region', 'aria-label': t('share') },
        list: {
          'aria-labelledby': openerId,
          // The focus returns to the button after a press. Focusing the choice first would draw the choices twice more.
          onMouseDown: (event: MouseEvent) => event.preventDefault(),
        },
      }}
    >
      {items}
    </Menu>
  );
}
