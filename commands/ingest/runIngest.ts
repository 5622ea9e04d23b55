import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Geocoder } from '#server/ingest/geocoders.ts';
import { IngestSummary } from '#server/ingest/ingestSummary.ts';
import { MAPPING, readReso } from '#server/ingest/readReso.ts';
import { type JoinedRow, joinSide, readSideRow, sideOwnersOf } from '#server/ingest/resoSide.ts';
import type { ResoRow, RowNotes } from '#server/ingest/resoValues.ts';
import { UnusableExport } from '#server/ingest/unusableExport.ts';
import type { SourceRow } from '#server/store/ingest/batchPlan.ts';
import { type BoardNumbers, readBoardNumbers } from '#server/store/ingest/boardNumbers.ts';
import {
  beginRun,
  type Checkpoint,
  endRun,
  type RunOptions,
  saveCheckpoint,
} from '#server/store/ingest/ingestRun.ts';
import { removeExpiredGeocoded } from '#server/store/ingest/positions.ts';
import { clearSideRows, findSideRows, type SideRow, storeSideRows } from '#server/store/ingest/sideRows.ts';
import { markSeen, storeBatch } from '#server/store/ingest/storeBatch.ts';
import { countUnseen, withdrawUnseen } from '#server/store/ingest/withdraw.ts';
import type { Store } from '#server/store/store.ts';
import { makeWalkFinder, type WalkFinder } from '#server/store/walks/walkFinder.ts';
import { type InvalidRow, type InvalidRows, openInvalidRows } from './invalidRows.ts';
import { Positions } from './positions.ts';
import { renewOpenHouses } from './renewOpenHouses.ts';
import type { Source } from './sourceFiles.ts';
import { readFile, type SourceText } from './sourceRows.ts';
import { writeSummary } from './summaryTexts.ts';

/** Rows that are stored in one transaction. */
const ROWS_A_BATCH = 500;

/** An export that lacks a greater share of a board's listings is probably cut off, or belongs to another board. */
const LARGEST_SHARE_WITHDRAWN = 0.2;
/** Number of listings that may be missing, however large their share is, if others of their board are there. */
const FEW = 3;

/** Options of a run. */
export interface IngestOptions {
  store: Store;
  source: Source;
  /** Days since 1970-01-01. */
  today: number;
  places: RunOptions['places'];
  reportFolder: string;
  /** True if the export holds changes only: listings that it lacks stay on the market. */
  isPartial: boolean;
  /** True to withdraw any number of listings that the export lacks. */
  withdrawsAny: boolean;
  /** The brokerage of rows that name no office; without it they are invalid. */
  brokerage?: string | undefined;
  /** Finds positions of homes that have none in the export; without it they are at the middle of their place. */
  geocoder?: Geocoder | undefined;
  /** Called after each batch, with the share of the bytes that were read. */
  onProgress?: (checkpoint: Checkpoint, share: number) => void;
  /** Called before the first row that is not stored yet. */
  onBegin?: (checkpoint: Checkpoint, isResumed: boolean) => void;
}

/** The result of a run. */
export interface IngestOutcome extends Omit<Checkpoint, 'summary'> {
  summary: IngestSummary;
  /** Path of the summary's JSON. */
  summaryPath: string;
  /** Path of the report; undefined if every row was valid. */
  reportPath: string | undefined;
  /** The last failure of a geocoder that the run stopped asking after several failures in a row. */
  geocoderProblem: string | undefined;
  /** The reason if missing listings were not withdrawn; undefined if they were. */
  notWithdrawn: string | undefined;
}

interface NumberedRow {
  /** From 1. */
  row: number;
  source: SourceText;
  /** The database's reason for rejecting the row. */
  refusal?: string;
}

interface SortedBatch {
  good: (SourceRow & { row: number; parsed: ResoRow })[];
  invalid: InvalidRow[];
  /** Rows that were replaced by a later row of the same listing. */
  repeated: number;
}

function parsed(text: string): ResoRow | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRow ? (value as ResoRow) : undefined; // any object counts as a row
  } catch {
    return undefined;
  }
}

/** Joins the rows of a batch to their offices, photos, rooms and positions; undefined for a row that is not an object. */
async function joinedRows(
  { store, positions, brokerage }: BatchContext,
  batch: readonly NumberedRow[],
  summary: IngestSummary,
): Promise<((JoinedRow & { own: ResoRow; notes: RowNotes }) | undefined)[]> {
  const values = batch.map(({ source }) => ('text' in source ? parsed(source.text) : undefined));
  const notes = values.map((value) => value && summary.watch(value));
  const side = await findSideRows(
    store,
    values.flatMap((value) => (value ? sideOwnersOf(value) : [])),
  );
  const joined = values.map((value, index) => {
    const noted = notes[index];
    return value && noted && { own: value, notes: noted, ...joinSide(value, side, brokerage) };
  });
  const fields = await positions.of(joined.map((one) => one?.row));
  return joined.map((one, index) => {
    const position = fields[index];
    if (!one || !position) return one;
    // The middle of a place moves a little with each run; only an own position changes a listing.
    const reported = position.PositionIsOfPlace ? 'at its place' : JSON.stringify(position);
    return { ...one, row: { ...one.row, ...position }, added: one.added + reported };
  });
}

async function sortBatch(
  context: BatchContext,
  batch: readonly NumberedRow[],
  summary: IngestSummary,
): Promise<SortedBatch> {
  const { file, today, boards } = context;
  const rows = await joinedRows(context, batch, summary);
  const good = new Map<string, SortedBatch['good'][number]>();
  const invalid: InvalidRow[] = [];
  let repeated = 0;
  for (const [position, { row, source, refusal }] of batch.entries()) {
    if ('problem' in source) {
      invalid.push({ file, row, reasons: [source.problem] });
      continue;
    }
    const joined = rows[position];
    if (!joined) {
      invalid.push({ file, row, reasons: ['The row is not a JSON object'], source: source.text });
      continue;
    }
    const { own: value, notes } = joined;
    const reading = readReso(joined.row, today, boards);
    summary.addRow(reading.key ?? `${file} row ${row}`, value, notes);
    if (reading.kind === 'invalid') {
      const { key, reasons } = reading;
      invalid.push({ file, row, key, reasons, source: value });
      continue;
    }
    const { key } = reading;
    if (refusal !== undefined) {
      invalid.push({ file, row, key, reasons: [refusal], source: value });
      continue;
    }
    const hash = createHash('sha256')
      .update([MAPPING, source.text, joined.added].filter(Boolean).join('\n'))
      .digest('hex');
    const listing = reading.kind === 'listing' ? reading.listing : reading.kind;
    summary.addValid(key, listing);
    if (good.delete(key)) repeated += 1;
    good.set(key, { key, hash, listing, row, parsed: value });
  }
  return { good: [...good.values()], invalid, repeated };
}

interface BatchContext {
  store: Store;
  file: string;
  today: number;
  report: InvalidRows;
  boards: BoardNumbers;
  positions: Positions;
  finder: WalkFinder;
  brokerage: string | undefined;
}

/**
 * The message for a value that a column or an index cannot hold: PostgreSQL's classes 22 (data exception) and 54
 * (limit exceeded). Undefined for other failures, which are not the row's fault.
 */
function refusalOf(failure: unknown): string | undefined {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  return failure instanceof Error && /^(22|54)...$/.test(code) ? failure.message : undefined;
}

/** Stores a batch. If the database rejects one of its rows, the others are stored without it. */
async function storeValid(
  context: BatchContext,
  checkpoint: Checkpoint,
  batch: readonly NumberedRow[],
): Promise<Checkpoint> {
  try {
    return await storeWhole(context, checkpoint, batch);
  } catch (failure) {
    const refusal = refusalOf(failure);
    const [only] = batch;
    if (refusal === undefined || !only || only.refusal !== undefined) throw failure;
    if (batch.length === 1) return storeWhole(context, checkpoint, [{ ...only, refusal }]);
    const middle = Math.ceil(batch.length / 2);
    const half = await storeValid(context, checkpoint, batch.slice(0, middle));
    return storeValid(context, half, batch.slice(middle));
  }
}

/** Stores a batch and moves the checkpoint, in one transaction. */
async function storeWhole(
  context: BatchContext,
  checkpoint: Checkpoint,
  batch: readonly NumberedRow[],
): Promise<Checkpoint> {
  const { store, file, today, report, boards, finder } = context;
  const summary = new IngestSummary(checkpoint.summary);
  const { good, invalid, repeated } = await sortBatch(context, batch, summary);
  let forgetStored = () => {};
  const stored = await store.database.transaction().execute(async (transaction) => {
    const within = { database: transaction, dialect: store.dialect };
    forgetStored = await boards.store(within);
    const outcome = await storeBatch(within, { run: checkpoint.run, today }, good, finder);
    const refused = [...outcome.refused].flatMap(([position, reason]): InvalidRow[] => {
      const row = good[position];
      return row ? [{ file, row: row.row, key: row.key, reasons: [reason], source: row.parsed }] : [];
    });
    const leftOut = [...invalid, ...refused];
    for (const { key, row, reasons } of leftOut) summary.addRefused(key ?? `${file} row ${row}`, reasons);
    const keys = leftOut.flatMap(({ key }) => (key === undefined ? [] : [key]));
    await markSeen(within, checkpoint.run, keys);
    const next: Checkpoint = {
      ...checkpoint,
      file,
      row_count: batch.at(-1)?.row ?? checkpoint.row_count,
      added: checkpoint.added + outcome.added,
      changed: checkpoint.changed + outcome.changed,
      unchanged: checkpoint.unchanged + outcome.unchanged + repeated,
      withdrawn: checkpoint.withdrawn + outcome.withdrawn,
      invalid: checkpoint.invalid + leftOut.length,
      keyless: checkpoint.keyless + leftOut.length - keys.length,
      report_bytes: report.add(leftOut, checkpoint.report_bytes),
      summary: summary.toString(),
    };
    await saveCheckpoint(within, next);
    return next;
  });
  forgetStored();
  return stored;
}

/**
 * Stores the rows of the other resources, which the Property rows are joined to. In a whole export they replace the
 * former ones of their kind.
 * @returns the keys of the listings with rows of open houses
 */
async function loadSideFiles({ store, source, isPartial }: IngestOptions): Promise<Set<string>> {
  const visited = new Set<string>();
  const kinds = Map.groupBy(source.files, ({ resource }) => resource);
  for (const [kind, files] of kinds) {
    if (kind === 'Property' || kind === 'unused') continue;
    await store.database.transaction().execute(async (transaction) => {
      const within = { database: transaction, dialect: store.dialect };
      if (!isPartial) await clearSideRows(within, kind);
      let rows: SideRow[] = [];
      const storeRows = async (): Promise<void> => {
        await storeSideRows(within, kind, rows);
        rows = [];
      };
      for (const file of files) {
        for await (const text of readFile(file).rows) {
          if ('problem' in text) throw new UnusableExport(`${file.name} cannot be used: ${text.problem}`);
          const value = parsed(text.text);
          const row = value && readSideRow(kind, value);
          if (row) rows.push(row);
          if (row && kind === 'OpenHouse') visited.add(row.owner);
          if (rows.length === ROWS_A_BATCH) await storeRows();
        }
      }
      await storeRows();
    });
  }
  return visited;
}

/**
 * Reads the files from the checkpoint on. Returns the last checkpoint, and whether another page should have followed.
 */
async function readAll(
  options: IngestOptions,
  start: Checkpoint,
  report: InvalidRows,
): Promise<{ checkpoint: Checkpoint; hasNext: boolean; geocoderProblem: string | undefined }> {
  const { store, today, onProgress } = options;
  const source = { files: options.source.files.filter(({ resource }) => resource === 'Property') };
  const total = source.files.reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  const first = Math.max(
    0,
    source.files.findIndex(({ name }) => name === start.file),
  );
  const visited = await loadSideFiles(options);
  const boards = await readBoardNumbers(store);
  const positions = new Positions(store, options.geocoder, today);
  await removeExpiredGeocoded(store, today);
  const finder = makeWalkFinder();
  let checkpoint = start;
  let before = source.files.slice(0, first).reduce((sum, { bytes }) => sum + bytes, 0);
  let hasNext = false;
  for (const [position, file] of source.files.slice(first).entries()) {
    const stored = position === 0 && file.name === start.file ? start.row_count : 0;
    const reading = readFile(file);
    let row = 0;
    let batch: NumberedRow[] = [];
    const storeRows = async (): Promise<void> => {
      if (batch.length === 0) return;
      checkpoint = await storeValid(
        { store, file: file.name, today, report, boards, positions, finder, brokerage: options.brokerage },
        checkpoint,
        batch,
      );
      batch = [];
      onProgress?.(checkpoint, (before + reading.bytesRead()) / total);
    };
    for await (const text of reading.rows) {
      row += 1;
      if (row <= stored) continue;
      batch.push({ row, source: text });
      if (batch.length === ROWS_A_BATCH) await storeRows();
    }
    await storeRows();
    before += file.bytes;
    hasNext = reading.hasNext();
  }
  // A whole export has the Property rows, which were joined to their open houses.
  const renewed = options.isPartial ? await renewOpenHouses(store, visited) : 0;
  checkpoint = { ...checkpoint, changed: checkpoint.changed + renewed };
  return { checkpoint, hasNext, geocoderProblem: positions.problem };
}

async function reasonToKeep(
  { store, isPartial, withdrawsAny }: IngestOptions,
  { keyless, run }: Checkpoint,
  hasNext: boolean,
): Promise<string | undefined> {
  if (isPartial) return 'the export holds changes only';
  if (hasNext) return 'its last page names a next page that is missing';
  if (keyless > 0) return 'some rows cannot be read';
  const boards = withdrawsAny ? [] : await countUnseen(store, run);
  const emptied = boards.find(
    ({ active, unseen }) => unseen > active * LARGEST_SHARE_WITHDRAWN && (unseen > FEW || unseen === active),
  );
  if (!emptied) return undefined;
  const { board, active, unseen } = emptied;
  return `${unseen} of the ${active} listings of board ${board} on the market would be withdrawn; if that is right, load the export again with --yes`;
}

/**
 * Loads an export into the store. An interrupted run continues when the same export is loaded again.
 * @throws UnusableExport if no row of the export can be used; also failures of the store and the files
 */
export function runIngest(options: IngestOptions): Promise<IngestOutcome> {
  return options.store.withExclusiveLock(async () => {
    const { store, source, today, places, reportFolder } = options;
    const reportOf = (run: number): string => `ingest-${run}.ndjson`;
    // With another brokerage the rows have to be read again.
    const fingerprint = [source.fingerprint, options.brokerage].filter(Boolean).join(' ');
    const start = await beginRun(store, { source: fingerprint, places, reportOf });
    options.onBegin?.(start, start.isResumed);
    const reportPath = join(reportFolder, start.report);
    const report = openInvalidRows(reportPath, start.report_bytes);
    try {
      const { checkpoint, hasNext, geocoderProblem } = await readAll(options, start, report);
      const { added, changed, unchanged, withdrawn, invalid } = checkpoint;
      const summary = new IngestSummary(checkpoint.summary);
      const summaryPath = writeSummary(summary, reportFolder, checkpoint.run);
      const isOnlySide = options.isPartial && source.files.every(({ resource }) => resource !== 'Property');
      if (!isOnlySide && added + changed + unchanged + withdrawn === 0) {
        const [[reason = ''] = []] = summary.tallies('refused');
        const why = invalid > 0 ? `, most often because ${reason}; see ${summaryPath} and ${reportPath}` : '';
        throw new UnusableExport(`no row of the export can be used${why}`);
      }
      const notWithdrawn = await reasonToKeep(options, checkpoint, hasNext);
      const withdrawnNow =
        notWithdrawn === undefined ? await withdrawUnseen(store, { run: checkpoint.run, today }) : 0;
      const ended = { ...checkpoint, withdrawn: withdrawn + withdrawnNow };
      await saveCheckpoint(store, ended);
      await endRun(store);
      return {
        ...ended,
        summary,
        summaryPath,
        geocoderProblem,
        reportPath: invalid > 0 ? reportPath : undefined,
        notWithdrawn,
      };
    } finally {
      report.close();
    }
  });
}
