import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_TABS, type ProfileTab } from '#domain/account/profileTab.ts';

/** The id of a tab, and of what it opens. */
export const tabId = (tab: ProfileTab): string => `profile-tab-${tab}`;
export const panelId = (tab: ProfileTab): string => `profile-panel-${tab}`;

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars?.palette.line}`,
}));

const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 52,
  padding: theme.spacing(0, 4),
  marginBottom: -1,
  border: 0,
  borderBottom: '3px solid transparent',
  borderRadius: '8px 8px 0 0',
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&[aria-selected="true"]': {
    color: theme.vars?.palette.text.primary,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.dark}`, outlineOffset: -4 },
}));

/** Where a key of the tab list leads from a tab; undefined for other keys. */
function nextTab(key: string, from: ProfileTab): ProfileTab | undefined {
  const { length } = PROFILE_TABS;
  const at = PROFILE_TABS.indexOf(from);
  if (key === 'ArrowRight') return PROFILE_TABS[(at + 1) % length];
  if (key === 'ArrowLeft') return PROFILE_TABS[(at - 1 + length) % length];
  if (key === 'Home') return PROFILE_TABS[0];
  return key === 'End' ? PROFILE_TABS[length - 1] : undefined;
}

interface ProfileTabsProps {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
}

/** The profile's tabs: arrows move the focus, Enter and Space open, as each tab is a step of its own. */
export function ProfileTabs({ tab, onTab }: ProfileTabsProps) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, from: ProfileTab) => {
    const next = nextTab(event.key, from);
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={t('tabs.label')}>
      {PROFILE_TABS.map((each) => (
        <Tab
          key={each}
          id={tabId(each)}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={each === tab ? panelId(each) : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={(event) => move(event, each)}
        >
          {t(`tabs.${each}`)}
        </Tab>
      ))}
    </List>
  );
}
