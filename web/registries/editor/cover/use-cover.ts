import { useController } from 'react-hook-form';
import type { Cover } from './use-library.ts';

/** The two form values that make up a cover. */
export function useCover() {
  const { field: image, formState } = useController({ name: 'image_path' });
  const { field: thumbnail } = useController({ name: 'thumbnail_path' });
  const path = typeof image.value === 'string' ? image.value : null;
  const small = typeof thumbnail.value === 'string' ? thumbnail.value : path;
  const cover: Cover | null = path === null || small === null ? null : { image_path: path, thumbnail_path: small };

  function change(chosen: Cover | null) {
    image.onChange(chosen?.image_path ?? null);
    thumbnail.onChange(chosen?.thumbnail_path ?? null);
  }
  return { cover, hadCover: Boolean(formState.defaultValues?.image_path), ref: image.ref, change };
}
