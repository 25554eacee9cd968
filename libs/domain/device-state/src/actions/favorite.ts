/** 1 sets a star, 0 removes it. [DEV-54, GD-29] */
export interface FavoriteBody {
  readonly isFavorite: 0 | 1;
}

/** [DEV-54, GD-29] */
export function favoriteBodyOf(isFavorite: boolean): FavoriteBody {
  return { isFavorite: isFavorite ? 1 : 0 };
}
