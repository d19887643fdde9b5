import { useState } from 'react';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { api } from '#web/data/api.ts';
import { hasCode } from '#web/data/api-errors.ts';
import type { ManagedCategory } from '#web/data/registries/managed-registry.ts';
import { DeleteDialog } from '#web/ui/confirmation/delete-dialog.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notices/notify.ts';
import { notifyError } from '#web/ui/notices/notify-error.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { later } from '#web/ui/waiting/later.tsx';
import { MORE } from '#web/wishes/owner/more-icon.ts';

const RenameDialog = later(async () => (await import('./rename-category-dialog.tsx')).RenameCategoryDialog);

interface CategoryMenuProps {
  category: ManagedCategory;
  /** All of the registry's categories, in order. */
  categories: readonly ManagedCategory[];
  /** Reloads the registry. */
  onChange: () => Promise<void>;
}

/** The actions on a category: rename, move, and delete while it is empty. */
export function CategoryMenu({ category, categories, onChange }: CategoryMenuProps) {
  const t = useTexts(ownerRegistryTexts);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const at = categories.findIndex(({ id }) => id === category.id);
  const close = () => setDialog(null);

  async function move(by: 1 | -1) {
    try {
      await moveCategory(categories, at, at + by);
      notify({ type: 'success', text: t.categoryMoved });
    } catch (error) {
      notifyError(error, hasCode(error, 'ARRANGED_MEANWHILE') ? error.detail : t.cannotMove);
    }
    await onChange();
  }
  return (
    <>
      <Menu button={(props) => <IconButton {...props} icon={MORE} label={t.categoryMenu(category.label)} />}>
        <MenuItem icon="pencil" onClick={() => setDialog('rename')}>
          {t.rename}
        </MenuItem>
        {at > 0 && (
          <MenuItem icon="M6 14.5l6-6 6 6" onClick={() => move(-1)}>
            {t.moveUp}
          </MenuItem>
        )}
        {at < categories.length - 1 && (
          <MenuItem icon="chevron-down" onClick={() => move(1)}>
            {t.moveDown}
          </MenuItem>
        )}
        {category.wishes.length === 0 && (
          <MenuItem icon="trash" danger onClick={() => setDialog('delete')}>
            {t.deleteCategory}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'rename' && <RenameDialog category={category} onClose={close} onSaved={onChange} />}
      {dialog === 'delete' && <DeleteCategoryDialog category={category} onClose={close} onDeleted={onChange} />}
    </>
  );
}

interface DeleteCategoryDialogProps {
  category: ManagedCategory;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

function DeleteCategoryDialog({ category, onClose, onDeleted }: DeleteCategoryDialogProps) {
  const t = useTexts(ownerRegistryTexts);
  return (
    <DeleteDialog
      {...{ onClose, onDeleted }}
      onConflict={onDeleted}
      title={t.deleteCategoryTitle}
      confirmLabel={t.deleteCategory}
      onDelete={() => api('DELETE /category/{category_id}', { params: { category_id: category.id } })}
      deleted={t.categoryDeleted}
      failure={t.cannotDeleteCategory}
      errorTexts={{ CATEGORY_NOT_EMPTY: t.categoryNotEmpty }}
    >
      {category.wishes.length === 0 && <p>{t.deleteCategoryText(category.label)}</p>}
    </DeleteDialog>
  );
}

async function moveCategory(categories: readonly ManagedCategory[], from: number, to: number): Promise<void> {
  const seen = categories.map(({ id }) => id);
  const ids = [...seen];
  ids.splice(to, 0, ...ids.splice(from, 1));
  const params = { birth_registry_id: categories[from]?.birthregistry_id ?? 0 };
  await api('PUT /birthregistry/{birth_registry_id}/arrangement', {
    params,
    body: { categories_ids: ids, seen: { categories_ids: seen } },
  });
}
