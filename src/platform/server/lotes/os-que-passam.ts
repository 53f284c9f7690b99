import { sql } from 'kysely';
import { ErroNegocio } from '#shared/erros.ts';
import { isConflito, traduzirErroDoBanco } from '../database/errors.ts';
import { comPontoDeRetorno, type Tx } from '../database/kysely.ts';

/**
 * Writes all of them in one go; where a rule or the database refuses that, each half by itself, and so on down to the ones that are refused:
 * many that are right cost one write, and one that is wrong holds back no other. What is checked at the end of a transaction is checked here.
 * Answers in the order given.
 * @throws what is no refusal: a lost connection, a collision, a defect
 */
export async function gravarOsQuePassam<T, R>(
  tx: Tx,
  itens: readonly T[],
  gravar: (itens: readonly T[]) => Promise<readonly R[]>,
): Promise<(R | ErroNegocio)[]> {
  if (itens.length === 0) return [];
  try {
    return await comPontoDeRetorno(tx, async () => {
      const gravados = await gravar(itens);
      if (gravados.length !== itens.length) throw new Error('a write that answered another number of rows');
      await sql`set constraints all immediate`.execute(tx);
      await sql`set constraints all deferred`.execute(tx);
      return [...gravados];
    });
  } catch (causa) {
    const recusa = causa instanceof ErroNegocio ? causa : isConflito(causa) ? null : traduzirErroDoBanco(causa);
    if (recusa === null || recusa.status >= 500) throw causa;
    if (itens.length === 1) return [recusa];
    const meio = itens.length >> 1;
    const primeiros = await gravarOsQuePassam(tx, itens.slice(0, meio), gravar);
    return [...primeiros, ...(await gravarOsQuePassam(tx, itens.slice(meio), gravar))];
  }
}
