import type { Answer } from '#contract/calls.ts';
import { affiliateTexts } from '#locales/affiliate.ts';
import { Pill } from '#web/ui/page/pill.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

type State = Answer<'POST /affiliate/try'>['state'];

/** Whether links are built, in words, and if not, why. */
export function LinkState({ state }: { state: State }) {
  const t = useTexts(affiliateTexts);
  if (state === 'WORKS')
    return (
      <Pill tone="sage" icon="check">
        {t.states.WORKS}
      </Pill>
    );
  return <Pill tone={state === 'OFF' || state === 'NO_RULE' ? 'neutral' : 'amber'}>{t.states[state]}</Pill>;
}
