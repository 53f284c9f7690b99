import { type RawBuilder, sql } from 'kysely';
import { contemPalavras } from '#platform/server/listas/listas.ts';

/**
 * A condition for each word of what was typed: it stands in the record's own words (`texto`, in search form) or in its supplier's names or
 * document. Each side has an index of its own.
 */
export function contemPalavrasOuFornecedor(
  texto: RawBuilder<unknown>,
  fornecedorId: RawBuilder<unknown>,
  digitado: string | undefined,
): RawBuilder<unknown>[] {
  const doFornecedor = contemPalavras(sql`f.busca`, digitado);
  return contemPalavras(texto, digitado).map(
    (propria, i) => sql`(${propria} or ${fornecedorId} = any(array(select f.id from v_fornecedor f where ${doFornecedor[i]})))`,
  );
}
