import { thumbnailPath } from '#web/ui/pictures/images-url.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Price } from '#web/ui/texts/values.tsx';
import type { Article } from '../articles.ts';
import { CategoryMark } from '../category-mark.tsx';
import styles from './article-line.module.css';

/** The article in question. */
export function ArticleLine({ article }: { article: Article }) {
  const { title, price, img_path, category } = article;
  return (
    <div className={styles.line}>
      <Picture
        path={thumbnailPath(img_path)}
        alt=""
        width={72}
        height={72}
        placeholder={<CategoryMark category={category} />}
        className={styles.picture}
      />
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          <Price value={price} />
        </p>
      </div>
    </div>
  );
}
