import '#components/search-words/filterMenuTexts.ts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORDS_DELAY_MS } from '#domain/constants.ts';
import { KEYWORDS_LENGTH } from '#domain/search/search.ts';
import { useRest } from './useRest.ts';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginBottom: theme.spacing(2),
}));

interface KeywordsInputProps {
  value: string;
  /** Called with the text after a second without typing, on Enter, and on leaving the field. */
  onCommit: (keywords: string) => void;
}

/** Words that a listing must contain. They apply after a second without typing. */
export function KeywordsInput({ value, onCommit }: KeywordsInputProps) {
  const { t } = useTranslation('filterMenu');
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const keywords = typed.trim();
    if (keywords !== value) onCommit(keywords);
  };
  useRest(typed, KEYWORDS_DELAY_MS, commit);

  return (
    <FormControl fullWidth>
      <Label htmlFor={id}>{t('keywords.label')}</Label>
      <OutlinedInput
        id={id}
        size="small"
        value={typed ?? value}
        placeholder={t('keywords.example')}
        inputProps={{ maxLength: KEYWORDS_LENGTH, 'aria-describedby': `${id}-help`, enterKeyHint: 'done' }}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
        sx={{ minHeight: 44, borderRadius: 1, '& ::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      <FormHelperText id={`${id}-help`} sx={{ mx: 0, typography: 'body2' }}>
        {t('keywords.help')}
      </FormHelperText>
    </FormControl>
  );
}
