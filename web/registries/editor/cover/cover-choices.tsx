import { registryEditorTexts } from '#locales/registries/editor.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { LoadingBlock } from '#web/ui/waiting/spinner.tsx';
import styles from './cover-picker.module.css';
import type { Cover, useLibrary } from './use-library.ts';

interface ChoicesProps {
  choices: Cover[];
  /** The one that is the parents' own photo, if any. */
  photo: Cover | null;
  chosen: Cover | null;
  onChoose: (cover: Cover) => void;
}

export function Choices({ choices, photo, chosen, onChoose }: ChoicesProps) {
  const t = useTexts(registryEditorTexts);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t.chooseOne}</legend>
      {choices.map((choice) => (
        <Choice
          key={choice.image_path}
          cover={choice}
          label={choice === photo ? t.ownPhoto : t.covers[drawingOf(choice)]}
          isOwn={choice === photo}
          isChosen={chosen?.image_path === choice.image_path}
          onChoose={() => onChoose(choice)}
        />
      ))}
    </fieldset>
  );
}

/** What is said while the library shows no pictures. */
export function LibraryState({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useTexts(registryEditorTexts);
  if (library.state === 'loading') return <LoadingBlock label={t.loadingLibrary} />;
  if (library.state === 'failed') {
    return (
      <div className={styles.failure} role="alert">
        <p>{t.cannotLoadLibrary}</p>
        <Button small onClick={library.retry}>
          {t.retry}
        </Button>
      </div>
    );
  }
  return library.covers?.length === 0 ? <p className={styles.empty}>{t.libraryEmpty}</p> : null;
}

/** Its name, with which its file's begins. */
function drawingOf({ image_path }: Cover) {
  return image_path.replace(/.*\/|-.*/g, '') as keyof ReturnType<typeof registryEditorTexts>['covers'];
}

interface ChoiceProps {
  cover: Cover;
  label: string;
  isOwn: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ cover, label, isOwn, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="cover" checked={isChosen} onChange={onChoose} aria-label={label} />
      <Picture path={cover.thumbnail_path} alt="" ratio="8 / 5" fit="cover" width={480} height={300} />
      {isOwn && <span className={styles.tag}>{label}</span>}
    </label>
  );
}
