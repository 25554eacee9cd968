import { err, ok, type Result } from '@partyline/kernel';

/** What is sent for a star: 1 to set it and 0 to take it away. [DEV-54, GD-29] */
export interface FavoriteBody {
  readonly isFavorite: 0 | 1;
}

/** What is sent to set or to take away a star. [DEV-54, GD-29] */
export function favoriteBodyOf(isFavorite: boolean): FavoriteBody {
  return { isFavorite: isFavorite ? 1 : 0 };
}

/** Reads a star as it is sent: the number 1 or 0. Anything else, true and "1" too, is 'not-a-favorite'. [DEV-54, GD-29] */
export function parseFavorite(value: unknown): Result<boolean, 'not-a-favorite'> {
  return value === 1 || value === 0 ? ok(value === 1) : err('not-a-favorite');
}
