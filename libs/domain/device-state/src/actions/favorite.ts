/** What is sent for a star: 1 to set it and 0 to take it away. [DEV-54, GD-29] */
export interface FavoriteBody {
  readonly isFavorite: 0 | 1;
}

/** What is sent to set or to take away a star. [DEV-54, GD-29] */
export function favoriteBodyOf(isFavorite: boolean): FavoriteBody {
  return { isFavorite: isFavorite ? 1 : 0 };
}
