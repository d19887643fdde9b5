import { useCallback, useEffect, useRef, useState } from 'react';
import { homeTexts } from '#locales/home.ts';
import { useAttention } from '#web/ui/behaviour/use-attention.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './carousel.module.css';
import { SLIDES, Slide } from './carousel-slides.tsx';

const PLAY = 'M8 5.5v13l10.5-6.5L8 5.5Z';
const PAUSE = 'M8.5 5.5v13M15.5 5.5v13';

const AUTOPLAY_MS = 10_000;

/** Scrollable areas must be reachable by keyboard: the arrow keys then scroll it. */
const SCROLLS = { tabIndex: 0 };

/**
 * Six slides on a track with native scroll snapping, so that fingers, keys and no script at all can move it too. It
 * advances every ten seconds unless paused, hovered, focused, out of view, or the person prefers reduced motion.
 */
export function Carousel() {
  const t = useTexts(homeTexts);
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isHeld = useAttention(section);
  /** The slide it is on its way to; null while it stands, or is moved by hand. */
  const goal = useRef<number>(null);
  const show = useCallback((index: number) => {
    const element = track.current;
    if (!element) return;
    const next = (index + SLIDES.length) % SLIDES.length;
    goal.current = next;
    setAt(next);
    element.scrollTo({ left: next * element.clientWidth, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
  }, []);
  const release = () => {
    goal.current = null;
  };
  const advance = useCallback(() => show(at + 1), [show, at]);
  useAutoplay(section, !(isPaused || isHeld), advance);

  return (
    <section ref={section} className={styles.carousel} aria-roledescription={t.carousel} aria-labelledby="carousel">
      <h2 id="carousel" className={styles.title}>
        {t.carouselTitle}
      </h2>
      <ul
        {...SCROLLS}
        ref={track}
        className={styles.track}
        aria-label={t.carouselTitle}
        onPointerDown={release}
        onKeyDown={release}
        onWheel={release}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const index = Math.round(scrollLeft / clientWidth);
          // The slides on its way are passed, not shown.
          if (index === goal.current) goal.current = null;
          if (goal.current === null) setAt(index);
        }}
      >
        {SLIDES.map((slide) => (
          <Slide key={slide.name} {...slide} />
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton icon="chevron-left" label={t.previous} onClick={() => show(at - 1)} />
        <Dots at={at} show={show} />
        <IconButton icon="chevron-right" label={t.next} onClick={advance} />
        <IconButton
          icon={isPaused ? PLAY : PAUSE}
          label={isPaused ? t.play : t.pause}
          className={styles.autoplay}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
    </section>
  );
}

function Dots({ at, show }: { at: number; show: (index: number) => void }) {
  const t = useTexts(homeTexts);
  return (
    <div className={styles.dots}>
      {SLIDES.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          aria-label={t.goTo(t.slides[name].title)}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `move` ten seconds after the last change, while the carousel is in view and nothing holds it. */
function useAutoplay(carousel: React.RefObject<HTMLElement | null>, isOn: boolean, move: () => void): void {
  useEffect(() => {
    const element = carousel.current;
    if (!(isOn && element) || prefersLessMotion()) return;
    // Another slide makes another `move`, which restarts the ten seconds.
    const timer = setInterval(() => {
      const box = element.getBoundingClientRect();
      if (!document.hidden && box.bottom > 0 && box.top < window.innerHeight) move();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isOn, carousel, move]);
}
