import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';

export interface CategoryChoice {
  id: number;
  label: string;
}

/** The category with this label, in any case. */
export function findCategoryByLabel<Choice extends CategoryChoice>(categories: readonly Choice[], label: string) {
  const wanted = fold(label);
  return categories.find((category) => fold(category.label) === wanted);
}

function fold(label: string): string {
  return label.trim().normalize('NFC').toLocaleLowerCase();
}

/**
 * Creates a category at the end of the registry; if another tab was faster, uses its category.
 * @returns the category to choose, and all that exist now
 */
export async function createCategory(registryId: number, label: string, known: readonly CategoryChoice[]) {
  const existing = findCategoryByLabel(known, label);
  if (existing) return { chosen: existing, all: [...known] };
  try {
    const body = { label, order: known.length, birthregistry_id: registryId };
    const chosen: CategoryChoice = await api('POST /category/', { body });
    return { chosen, all: [...known, chosen] };
  } catch (error) {
    if (!hasCode(error, 'CATEGORY_ALREADY_EXISTS')) throw error;
    const params = { birth_registry_id: registryId };
    const all: CategoryChoice[] = await api('GET /category/birth_registry/{birth_registry_id}', { params });
    const chosen = findCategoryByLabel(all, label);
    if (!chosen) throw error;
    return { chosen, all };
  }
}
