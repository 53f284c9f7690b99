import { type RawBuilder, sql } from 'kysely';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';

/** Each word of a search anywhere in a text, as `like` patterns with the wildcards of the user taken literally. */
export function contemPalavras(alvo: RawBuilder<unknown>, busca: string | undefined): RawBuilder<unknown>[] {
  return palavrasDaBusca(busca ?? '').map((palavra) => sql`${alvo} like ${`%${palavra.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
}
