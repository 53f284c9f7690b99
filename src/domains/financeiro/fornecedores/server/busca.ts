import { type RawBuilder, sql } from 'kysely';
import { contemPalavras } from '#platform/server/listas/listas.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';

/** A CPF or CNPJ as it is printed, whole or its beginning: it is kept without the punctuation. */
const comoImpresso = /^(?:\d{3}\.\d{3}|[\da-z]{2}\.[\da-z]{3}|[\da-z]{8}\/|\d{9}-\d)[\da-z./-]*$/;
const doDocumento = (palavra: string): string => (comoImpresso.test(palavra) ? palavra.replaceAll(/[./-]/g, '') : palavra);

/** Conditions that a supplier's names and document (in search form) contain every word of what was typed. */
export const contemPalavrasDoFornecedor = (coluna: RawBuilder<unknown>, digitado: string | undefined): RawBuilder<unknown>[] =>
  palavrasDaBusca(digitado ?? '').flatMap((palavra) => contemPalavras(coluna, doDocumento(palavra)));

/**
 * A condition for each word of what was typed: it stands in the record's own words (`texto`, in search form) or in its supplier's names or
 * document. Each side has an index of its own.
 */
export function contemPalavrasOuFornecedor(
  texto: RawBuilder<unknown>,
  fornecedorId: RawBuilder<unknown>,
  digitado: string | undefined,
): RawBuilder<unknown>[] {
  const doFornecedor = contemPalavrasDoFornecedor(sql`f.busca`, digitado);
  return contemPalavras(texto, digitado).map(
    (propria, i) => sql`(${propria} or ${fornecedorId} = any(array(select f.id from v_fornecedor f where ${doFornecedor[i]})))`,
  );
}
