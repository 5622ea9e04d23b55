import type { PlaceFacts } from '#demo/facts/cityFacts.ts';
import type { FrameFacts } from '#demo/facts/regionFacts.ts';
import type { Position } from '#demo/types.ts';
import { cutLine } from './cut.ts';
import { type Halves, halvesOf, NUMBERED } from './directions.ts';
import type { Frame, GridLine } from './frame.ts';
import type { FrameRule } from './frameAreas.ts';
import { type StreetTitle, toTitle } from './names.ts';
import type { SideNames } from './sideNames.ts';
import type { StreetSink } from './streetSink.ts';

/** Distance in km that main streets continue into the countryside. */
const COUNTRYSIDE = 4;
/** Length in km below which a nameless part of a line gets no collector. */
const MIN_COLLECTOR_KM = 0.2;

interface LineJob {
  line: GridLine;
  /** True if the line is an edge of cells. Its nameless parts are then collectors. */
  bounds: boolean;
  /** Ends of the frame along the line, in km. */
  first: number;
  last: number;
  /** Directions of the line on both sides of a point, if it has any. */
  halves: Halves | undefined;
  rule: FrameRule;
  sides: SideNames;
  trace(from: number, to: number): Position[];
}

/** Generates a frame's main streets and the collectors between them. */
export function drawMainStreets(
  frame: Frame,
  facts: FrameFacts,
  rule: FrameRule,
  sides: SideNames,
  number: number,
  sink: StreetSink,
): void {
  const { west, east, south, north } = frame.range;
  for (const line of [...frame.columns, ...frame.loose.vertical]) {
    const trace = tracer(frame, line, 'column');
    const bounds = frame.columns.includes(line);
    const halves = halvesOf(facts, 'northSouth', line.offset);
    drawLine({ line, bounds, first: south, last: north, halves, rule, sides, trace }, facts, number, sink);
  }
  for (const line of [...frame.rows, ...frame.loose.horizontal]) {
    const trace = tracer(frame, line, 'row');
    const bounds = frame.rows.includes(line);
    const halves = halvesOf(facts, 'eastWest', line.offset);
    drawLine({ line, bounds, first: west, last: east, halves, rule, sides, trace }, facts, number, sink);
  }
}

function drawLine(job: LineJob, facts: FrameFacts, number: number, sink: StreetSink): void {
  const { halves, line, rule, trace } = job;
  const titles = new Map<string, StreetTitle>();
  const nameless = (city: PlaceFacts): StreetTitle => {
    const shape = line.key % 3 === 0 ? 'curved' : 'straight';
    const title = titles.get(city.name) ?? sink.namesOf(city).next(shape, number, line.key, 71);
    titles.set(city.name, title);
    return title;
  };
  const collector = (from: number, to: number): void => {
    if (!job.bounds || to - from < MIN_COLLECTOR_KM) {
      return;
    }
    const drawn = trace(from, to);
    const side = job.sides.nameOf(drawn);
    if (side === undefined) {
      const direction = job.sides.quadrantAt(drawn[Math.floor(drawn.length / 2)] as Position); // never empty
      sink.add({ kind: 'collector', line: drawn, direction, rule, title: nameless });
    } else if (
      halves !== undefined &&
      from < halves.at - MIN_COLLECTOR_KM &&
      to > halves.at + MIN_COLLECTOR_KM
    ) {
      collector(from, halves.at);
      collector(halves.at, to);
    } else {
      const title = (city: PlaceFacts): StreetTitle => toTitle(side.name, city.language);
      sink.add({ ...side, kind: 'collector', rule, title });
    }
  };
  let reached = job.first;
  for (const span of line.spans.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(span.from, job.first - COUNTRYSIDE);
    const to = Math.min(span.to, job.last + COUNTRYSIDE);
    collector(reached, from);
    reached = Math.max(reached, to);
    const title = (city: PlaceFacts): StreetTitle =>
      toTitle(facts.renames?.[city.name]?.[span.name] ?? span.name, city.language);
    if (halves !== undefined && from < halves.at - MIN_COLLECTOR_KM && to > halves.at + MIN_COLLECTOR_KM) {
      // On both sides numbers rise with the distance from the dividing line.
      const away = trace(from, halves.at).toReversed();
      sink.add({ kind: 'arterial', line: away, direction: halves.low, rule, title });
      sink.add({ kind: 'arterial', line: trace(halves.at, to), direction: halves.high, rule, title });
    } else if (halves !== undefined && (halves.always || NUMBERED.test(span.name)) && to > from) {
      const isLow = (from + to) / 2 < halves.at;
      const oneSided = isLow ? trace(from, to).toReversed() : trace(from, to);
      sink.add({
        kind: 'arterial',
        line: oneSided,
        direction: isLow ? halves.low : halves.high,
        rule,
        title,
      });
    } else if (to > from) {
      sink.add({ kind: 'arterial', line: trace(from, to), rule, title });
    }
  }
  collector(reached, job.last);
}

/** Generates the real side streets of a frame that do not follow the pattern of their cells. */
export function drawLanes(frame: Frame, facts: FrameFacts, rule: FrameRule, sink: StreetSink): void {
  for (const { name, line } of traceLanes(frame, facts)) {
    sink.add({ kind: 'local', isReal: true, line, rule, title: ({ language }) => toTitle(name, language) });
  }
}

/** Returns the full lines of a frame's real side streets. */
function traceLanes(frame: Frame, { lanes }: FrameFacts): { name: string; line: Position[] }[] {
  const { west, east, south, north } = frame.range;
  return [
    ...(lanes?.northSouth ?? []).map(([name, u, from = south, to = north]) => ({
      name,
      line: stations(from, to).map((v) => frame.toPosition(u, v)),
    })),
    ...(lanes?.eastWest ?? []).map(([name, v, from = west, to = east]) => ({
      name,
      line: stations(from, to).map((u) => frame.toPosition(u, v)),
    })),
  ];
}

/** Returns the lines of real streets inside cells, so that no side street runs beside them. */
export function traceLoose(frame: Frame, facts: FrameFacts, rule: FrameRule): Position[][] {
  const { west, east, south, north } = frame.range;
  const spansOf = (line: GridLine, which: 'column' | 'row', first: number, last: number): Position[][] =>
    line.spans.flatMap((span) => {
      const [from, to] = [Math.max(first, span.from), Math.min(last, span.to)];
      return to > from ? [tracer(frame, line, which)(from, to)] : [];
    });
  return [
    ...frame.loose.vertical.flatMap((line) => spansOf(line, 'column', south, north)),
    ...frame.loose.horizontal.flatMap((line) => spansOf(line, 'row', west, east)),
    ...traceLanes(frame, facts).map(({ line }) => line),
  ].flatMap((line) => cutLine(line, (x, y) => (rule(x, y, undefined) ? 1 : 0)).map(({ points }) => points));
}

/** Returns a function that traces a part of a frame's line. */
function tracer(frame: Frame, line: GridLine, which: 'column' | 'row') {
  return (from: number, to: number): Position[] =>
    stations(from, to).map((along) =>
      which === 'column'
        ? frame.toPosition(frame.columnAt(line, along), along)
        : frame.toPosition(along, frame.rowAt(line, along)),
    );
}

/** Returns both ends, and points about every 250 m between them. */
function stations(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / 0.25));
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}
