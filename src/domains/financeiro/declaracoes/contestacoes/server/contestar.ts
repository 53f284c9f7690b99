import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Pessoa, auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { travarTitulos } from '#domains/financeiro/titulos/server/door.ts';
import { errosDeclaracao as erros } from '#domains/financeiro/declaracoes/erros.ts';
import type { contestacaoEsquema } from '#domains/financeiro/declaracoes/esquemas.ts';
import '#domains/financeiro/declaracoes/server/restricoes.ts';

/**
 * Marks an open debt as questioned in court: it holds back no settlement statement, which then does not speak of it.
 * Throws TITULO_DESCONHECIDO, TITULO_SEM_DEBITO, DEBITO_JA_CONTESTADO.
 */
export async function contestarDebito(ato: Ato<Pessoa>, pedido: z.output<typeof contestacaoEsquema>): Promise<{ id: number }> {
  const { tx, quem } = ato;
  await travarTitulos(tx, [pedido.tituloId]);
  const { rows: titulos } = await sql<{ pendente: boolean }>`select pendente from v_titulo_quitacao where id = ${pedido.tituloId}`.execute(
    tx,
  );
  if (!titulos[0]) throw erros.TITULO_DESCONHECIDO({}, { campos: ['tituloId'] });
  if (!titulos[0].pendente) throw erros.TITULO_SEM_DEBITO();
  const { rows } = await sql<{
    id: number;
  }>`insert into debitos_contestados (titulo_id, processo, data_contestacao, observacao, usuario_id, usuario_nome)
    values (${pedido.tituloId}, ${pedido.processo}, ${pedido.dataContestacao}, ${pedido.observacao}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  const id = rows[0]?.id ?? 0;
  await auditar(ato, {
    acao: 'debito.contestado',
    alvoTipo: 'titulo',
    alvoId: pedido.tituloId,
    depois: { processo: pedido.processo, dataContestacao: pedido.dataContestacao },
  });
  return { id };
}

/** Ends the mark: the debt counts again like the others. Throws CONTESTACAO_NAO_ENCONTRADA. */
export async function encerrarContestacao(ato: Ato<Pessoa>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    tituloId: number;
    processo: string;
  }>`update debitos_contestados set encerrada_em = clock_timestamp() where id = ${id} and encerrada_em is null
    returning titulo_id as "tituloId", processo`.execute(tx);
  if (!rows[0]) throw erros.CONTESTACAO_NAO_ENCONTRADA();
  await auditar(ato, {
    acao: 'debito.contestacao_encerrada',
    alvoTipo: 'titulo',
    alvoId: rows[0].tituloId,
    antes: { processo: rows[0].processo },
  });
  return { id };
}
