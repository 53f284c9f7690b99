import { ErroNegocio } from '#shared/erros.ts';
import { isConexaoPerdida, isConflito, traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { comPontoDeRetorno, type Tx } from '#platform/server/database/kysely.ts';

/**
 * Works on a list all at once; when one of them is refused, on its halves, down to the one whom the refusal is about. Nobody is
 * refused for another, and a list without refusals costs one pass. Collisions and defects stop everything, as they should.
 */
export async function porPartes<I, R>(
  tx: Tx,
  lista: readonly I[],
  executar: (parte: readonly I[]) => Promise<R[]>,
  recusar: (item: I, erro: ErroNegocio) => R,
): Promise<R[]> {
  const [primeiro] = lista;
  if (primeiro === undefined) return [];
  try {
    return await comPontoDeRetorno(tx, () => executar(lista));
  } catch (causa) {
    const erro = causa instanceof ErroNegocio ? causa : isConflito(causa) || isConexaoPerdida(causa) ? null : traduzirErroDoBanco(causa);
    if (!erro) throw causa;
    if (lista.length === 1) return [recusar(primeiro, erro)];
    const meio = Math.ceil(lista.length / 2);
    return [
      ...(await porPartes(tx, lista.slice(0, meio), executar, recusar)),
      ...(await porPartes(tx, lista.slice(meio), executar, recusar)),
    ];
  }
}
