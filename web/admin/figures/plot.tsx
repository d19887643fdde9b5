import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { adminTexts } from '#locales/admin.ts';
import { afterPaint } from '#web/ui/behaviour/after-paint.ts';
import { formatDate } from '#web/ui/texts/format.ts';
import { useLanguage } from '#web/ui/texts/language.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { byWeek } from './by-week.ts';
import styles from './figures.module.css';
import type { Series } from './series.ts';

const HEIGHT = 260;
const COLOURS = ['--sky-strong', '--coral', '--sage', '--amber', '--ink-soft', '--rose'] as const;
const TOKENS = [...COLOURS, '--line'] as const;
type Token = (typeof TOKENS)[number];
/** More days than these are told week by week where the drawing is narrower than this, in px: lines would lie in a knot. */
const MOST_DAYS = 31;
const WIDTH_FOR_MORE = 480;
/** Lines differ in more than colour. */
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [1, 4]];

/** Lines over days as a drawing; the table beside it gives screen readers the same figures. */
export function Plot({ days, series }: { days: string[]; series: Series[] }) {
  const container = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const { day: dayLabel, week: weekLabel } = useTexts(adminTexts).figures;
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const newest = days.at(-1) ?? '';
    const day = (seconds: number | null) =>
      formatDate(seconds === null ? newest : new Date(seconds * 1000).toISOString().slice(0, 10), language, 'short');
    let plot: UPlot | null = null;
    let isThere = true;
    let hasWeeks = false;
    const needsWeeks = () => days.length > MOST_DAYS && element.clientWidth < WIDTH_FOR_MORE;
    function draw(target: HTMLDivElement) {
      if (!isThere) return;
      plot?.destroy();
      hasWeeks = needsWeeks();
      const shown = hasWeeks ? byWeek(days, series) : { days, series };
      plot = new UPlot(
        optionsFor(target, shown.series, { label: hasWeeks ? weekLabel : dayLabel, of: day }),
        [shown.days.map((each) => Date.parse(each) / 1000), ...shown.series.map(({ values }) => values)],
        target,
      );
    }
    draw(element);
    // Redrawn when the width or the theme changes, since a canvas has no styles of its own. The theme is shown first.
    const redraw = () => afterPaint(() => draw(element));
    const sizes = new ResizeObserver(() =>
      needsWeeks() === hasWeeks ? plot?.setSize({ width: element.clientWidth, height: HEIGHT }) : redraw(),
    );
    sizes.observe(element);
    const themes = new MutationObserver(redraw);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', redraw);
    return () => {
      isThere = false;
      sizes.disconnect();
      themes.disconnect();
      system.removeEventListener('change', redraw);
      plot?.destroy();
    };
  }, [days, series, language, dayLabel, weekLabel]);
  return <div ref={container} className={styles.plot} aria-hidden="true" />;
}

interface Day {
  label: string;
  of: (seconds: number | null) => string;
}

function optionsFor(element: HTMLElement, series: Series[], day: Day): UPlot.Options {
  const colours = coloursIn(element);
  const lineAt = (index: number) => ({
    stroke: colours[COLOURS[index % COLOURS.length] ?? '--ink-soft'],
    dash: DASHES[index % DASHES.length] ?? [],
  });
  const axis = {
    font: `12px ${getComputedStyle(element).fontFamily}`,
    stroke: colours['--ink-soft'],
    grid: { stroke: colours['--line'] },
    ticks: { stroke: colours['--line'] },
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    // The days are the server's, wherever they are looked at: the axis names that of each point.
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    axes: [
      { ...axis, values: (_, splits) => splits.map((split) => day.of(split).slice(0, 5)) },
      { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 100_000] },
    ],
    // The first series are the days.
    legend: { markers: { width: 0, fill: (_, index) => asBackground(lineAt(index - 1)) } },
    scales: { y: { range: (_, __, most) => [0, Math.max(4, most * 1.1)] } },
    series: [
      { label: day.label, value: (_, seconds) => day.of(seconds) },
      ...series.map(({ label, values }, index) => ({
        label,
        // While nothing is pointed at, the newest day's.
        value: (_: UPlot, figure: number | null) => figure ?? values.at(-1) ?? 0,
        ...lineAt(index),
        width: 2,
        points: { show: false },
      })),
    ],
  };
}

/** The line as the legend shows it. */
function asBackground({ stroke, dash }: { stroke: string; dash: number[] }): string {
  let end = 0;
  const stops = dash.map((length, index) => {
    const start = end;
    end += length;
    return `${index % 2 === 0 ? stroke : 'transparent'} ${start}px ${end}px`;
  });
  return stops.length > 0 ? `repeating-linear-gradient(to right, ${stops.join()})` : stroke;
}

/** Design tokens as a canvas understands them: light-dark() is only resolved inside a style. Styled once for all. */
function coloursIn(element: HTMLElement): Record<Token, string> {
  const probes = document.createElement('span');
  probes.append(...TOKENS.map(probeOf));
  element.append(probes);
  const colours = [...probes.children].map((probe, index) => [TOKENS[index], getComputedStyle(probe).color]);
  probes.remove();
  return Object.fromEntries(colours);
}

function probeOf(token: Token): HTMLElement {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  return probe;
}
