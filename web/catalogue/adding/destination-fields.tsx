import { useId } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { catalogueTexts } from '#locales/catalogue.ts';
import filters from '#web/ui/browsing/filters.module.css';
import control from '#web/ui/controls/control.module.css';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import type { ArticleDestination } from './destination.ts';
import styles from './destination-fields.module.css';
import type { Destinations } from './use-destinations.ts';

interface DestinationFieldsProps {
  destinations: Destinations;
  destination: ArticleDestination;
  choose: (category: ArticleDestination['category']) => void;
  problem: string;
}

/** The lists, if there are several, and the chosen one's categories. */
export function DestinationFields({ destinations, destination, choose, problem }: DestinationFieldsProps) {
  const t = useTexts(catalogueTexts);
  const id = useId();
  const { categories } = destinations;
  const isNew = destination.category.id === null;
  return (
    <>
      <RegistryField destinations={destinations} />
      <fieldset>
        <legend className={filters.label}>{t.category}</legend>
        <div className={styles.choices}>
          {categories?.map((category) => (
            <Choice
              key={category.id}
              name={id}
              label={category.label}
              isChosen={destination.category.id === category.id}
              onChoose={() => choose(category)}
            />
          ))}
          <Choice name={id} label={t.newCategory} isChosen={isNew} onChoose={() => choose({ id: null, label: '' })} />
        </div>
      </fieldset>
      {isNew && (
        <label>
          <span className={filters.label}>{t.newCategoryName}</span>
          <input
            className={control.control}
            value={destination.category.label}
            maxLength={LIMITS.categoryLabel}
            autoComplete="off"
            autoCapitalize="sentences"
            aria-describedby={problem ? `${id}problem` : undefined}
            onChange={(event) => choose({ id: null, label: event.target.value })}
          />
        </label>
      )}
      <p id={`${id}problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}

function RegistryField({ destinations: { registries, registry, choose } }: { destinations: Destinations }) {
  const t = useTexts(catalogueTexts);
  if (registries === null || registries.length < 2) {
    return (
      <p>
        <span className={filters.label}>{t.list}</span>
        {registry?.title}
      </p>
    );
  }
  return (
    <label>
      <span className={filters.label}>{t.list}</span>
      <select className={control.control} value={registry?.id} onChange={(event) => choose(Number(event.target.value))}>
        {registries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classNames('choice', styles.choice)}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
