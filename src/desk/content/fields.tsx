import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import type { Locale } from '#domain/format.ts';
import { useContentField } from './contentForm.ts';

interface FieldProps {
  /** Place of the value in the content: "agents.0.name". */
  path: string;
  label: string;
  help?: string | undefined;
  /** Called when the visitor leaves the field. */
  onBlur?: () => void;
}

interface LineFieldProps extends FieldProps {
  /** Minimum number of lines; one line by default. */
  rows?: number | undefined;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Language of the text. */
  lang?: Locale;
}

/** A field of text. */
export function LineField({ path, label, help, onBlur, rows, type = 'text', lang }: LineFieldProps) {
  const id = useId();
  const { value, set, problem } = useContentField(path);
  return (
    <FieldLayout id={id} label={label} help={help} problem={problem}>
      <FieldInput
        multiline={rows !== undefined}
        {...(rows !== undefined && { minRows: rows, maxRows: 16 })}
        type={type}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value)}
        onBlur={onBlur}
        inputProps={{ id, lang, 'aria-describedby': describedBy(id, help, problem) }}
      />
    </FieldLayout>
  );
}

const LOCALES = ['en-CA', 'fr-CA'] as const;

/** Fields of a text in both languages. */
export function BothField({ path, label, ...field }: Omit<LineFieldProps, 'lang'>) {
  const { t } = useTranslation('deskContent');
  return (
    <Pair>
      {LOCALES.map((locale) => (
        <LineField
          key={locale}
          path={`${path}.${locale}`}
          label={t(`inLanguage.${locale}`, { label })}
          lang={locale}
          {...field}
        />
      ))}
    </Pair>
  );
}

/** Two fields beside each other, or in narrow windows below. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

interface ParsedFieldProps<Value> extends FieldProps {
  print: (value: Value | undefined) => string;
  parse: (text: string) => Value | undefined;
  inputMode?: 'decimal' | 'numeric';
}

/** A field whose text stands for another value. The text stays as it was typed. */
function ParsedField<Value>({ path, label, help, print, parse, inputMode }: ParsedFieldProps<Value>) {
  const id = useId();
  const { value, set, problem } = useContentField(path);
  const [text, setText] = useState(() => print(value as Value | undefined)); // the schema's type at this path
  return (
    <FieldLayout id={id} label={label} help={help} problem={problem}>
      <FieldInput
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          set(parse(target.value));
        }}
        inputProps={{ id, inputMode, 'aria-describedby': describedBy(id, help, problem) }}
      />
    </FieldLayout>
  );
}

/** A field of a list, with commas between its entries. */
export function ListField(props: FieldProps) {
  return (
    <ParsedField<string[]>
      {...props}
      print={(list = []) => list.join(', ')}
      parse={(text) =>
        text
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
      }
    />
  );
}

interface Home {
  mlsNumber: string;
  boardId: number;
}

/** A field of homes by MLS number and board: "C1234567/2, C7654321/2". */
export function HomesField(props: FieldProps) {
  return (
    <ParsedField<Home[]>
      {...props}
      print={(homes = []) => homes.map(({ mlsNumber, boardId }) => `${mlsNumber}/${boardId}`).join(', ')}
      parse={(text) =>
        text
          .split(',')
          .filter((entry) => entry.trim() !== '')
          .map((entry) => {
            const [mlsNumber = '', boardId = ''] = entry.split('/').map((part) => part.trim());
            return { mlsNumber, boardId: boardId === '' ? Number.NaN : Number(boardId) };
          })
      }
    />
  );
}

/** A field of a number. A text that is no number is refused by the service. */
export function NumberField(props: FieldProps) {
  return (
    <ParsedField<number>
      {...props}
      inputMode="decimal"
      print={(value) => String(value ?? '')}
      parse={(text) => (text.trim() === '' ? undefined : Number(text.replace(',', '.')))}
    />
  );
}
