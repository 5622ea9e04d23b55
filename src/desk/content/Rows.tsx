import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#ui/icons/pageIcons.tsx';
import { useContentField } from './contentForm.ts';

interface RowsProps<Entry> {
  /** Place of the list in the content. */
  path: string;
  /** Text of the button that adds an entry. */
  add: string;
  /** Text of an empty list. */
  none: string;
  /** A new entry. */
  make: () => Entry;
  /** Name of an entry; '' for a new one. */
  nameOf: (entry: Entry) => string;
  children: (path: string, entry: Entry) => ReactNode;
}

/** A list of entries that are added, opened, moved and removed. */
export function Rows<Entry extends object>({ path, add, none, make, nameOf, children }: RowsProps<Entry>) {
  const { t } = useTranslation('deskContent');
  const { value, set, problem } = useContentField(path);
  const entries = (Array.isArray(value) ? value : []) as Entry[]; // the schema's type at this path
  // Entries have no id of their own: these keys move with them. Another content comes with a new form.
  const [keys, setKeys] = useState(() => entries.map((_, place) => place));
  const [added, setAdded] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const place = (list: Entry[], listKeys: number[]) => {
    setKeys(listKeys);
    set(list);
  };
  const moved = <Item,>(list: readonly Item[], from: number, to: number): Item[] =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
  const move = (from: number, to: number) => place(moved(entries, from, to), moved(keys, from, to));
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'stretch' }}>
      {entries.length === 0 && <Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, at) => (
          <Row
            key={keys[at]}
            path={`${path}.${at}`}
            name={nameOf(entry) || t('rows.unnamed')}
            isNew={added === keys[at]}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < entries.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => {
              place(entries.toSpliced(at, 1), keys.toSpliced(at, 1));
              adder.current?.focus();
            }}
          >
            {children(`${path}.${at}`, entry)}
          </Row>
        ))}
      </Box>
      <Button
        ref={adder}
        variant="outlined"
        onClick={() => {
          const key = Math.max(-1, ...keys) + 1;
          setAdded(key);
          place([...entries, make()], [...keys, key]);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {add}
      </Button>
    </Box>
  );
}

interface RowProps {
  path: string;
  name: string;
  isNew: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One entry: its name and buttons, and its fields while it is open. An entry with a refused field opens. */
function Row({ path, name, isNew, onUp, onDown, onRemove, children }: RowProps) {
  const { t } = useTranslation('deskContent');
  const { hasProblems } = useContentField(path);
  const [isOpen, setOpen] = useState(isNew);
  const isShown = isOpen || hasProblems;
  return (
    <Box component="li" sx={{ border: '1px solid', borderColor: 'line', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1, pr: 1 }}>
        <Button
          color="inherit"
          aria-expanded={isShown}
          onClick={() => setOpen(!isShown)}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            textAlign: 'start',
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </Button>
        <IconButton aria-label={t('rows.up', { name })} disabled={!onUp} onClick={onUp}>
          <ArrowUpIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('rows.down', { name })} disabled={!onDown} onClick={onDown}>
          <ArrowDownIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('rows.remove', { name })} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isShown && <Box sx={{ display: 'grid', gap: 4, p: 4, pt: 2 }}>{children}</Box>}
    </Box>
  );
}
