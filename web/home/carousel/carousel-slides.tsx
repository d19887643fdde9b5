import type { ReactNode } from 'react';
import { homeTexts } from '#locales/home.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './carousel.module.css';
import { CompareDrawing } from './drawings/compare.tsx';
import { FlexDrawing } from './drawings/flex.tsx';
import { PlanDrawing } from './drawings/plan.tsx';
import { SimpleDrawing } from './drawings/simple.tsx';
import { SocialDrawing } from './drawings/social.tsx';
import { SyncDrawing } from './drawings/sync.tsx';

export const SLIDES = [
  { name: 'simple', drawing: <SimpleDrawing /> },
  { name: 'sync', drawing: <SyncDrawing /> },
  { name: 'plan', drawing: <PlanDrawing /> },
  { name: 'flex', drawing: <FlexDrawing /> },
  { name: 'compare', drawing: <CompareDrawing /> },
  { name: 'social', drawing: <SocialDrawing /> },
] as const satisfies { name: string; drawing: ReactNode }[];

export function Slide({ name, drawing }: (typeof SLIDES)[number]) {
  const { title, text } = useTexts(homeTexts).slides[name];
  return (
    <li className={styles.slide}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.words}>
        <h3 className={styles.slideTitle}>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
