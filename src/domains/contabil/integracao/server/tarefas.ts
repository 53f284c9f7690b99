import { sql } from 'kysely';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { integracaoApi } from '../api.ts';
import { errosIntegracao } from '../erros.ts';
import { intervalo as esquema } from '../esquemas.ts';
import { conferirIntervalo } from '../intervalo.ts';
import { integrar, type Intervalo } from './lancar-fatos.ts';

export const tipoDaIntegracao = 'integracao-contabil.lancamento';
/** Facts to a transaction, about: whole days. */
const TAMANHO = 10_000;

/** Posts the facts of some days in the background. Throws INTEGRACAO_INTERVALO, INTEGRACAO_NADA_A_LANCAR. */
export async function enfileirarIntegracao(
  { tx, quem, servicos }: Pick<ContextoEscrita, 'tx' | 'quem' | 'servicos'>,
  pedido: Intervalo,
): Promise<{ tarefaId: number; total: number }> {
  conferirIntervalo(pedido);
  const total = (await partesDoIntervalo(tx, pedido)).length;
  if (total === 0) throw errosIntegracao.INTEGRACAO_NADA_A_LANCAR();
  const tarefaId = await servicos.tarefas.criar(tx, { tipo: tipoDaIntegracao, usuarioId: quem.usuarioId, total, entrada: pedido });
  return { tarefaId, total };
}

type ParteDoIntervalo = Intervalo & { alvo: number };
/** The days that have facts, in pieces of about as many. Called by their last day. */
export async function partesDoIntervalo(db: Db | Tx, { de, ate }: Intervalo): Promise<ParteDoIntervalo[]> {
  const { rows } = await sql<ParteDoIntervalo>`
    select min(dia) as de, max(dia) as ate, to_char(max(dia), 'YYYYMMDD')::int as alvo from (
      select data_fato as dia, (sum(count(*)) over (order by data_fato) - count(*)) / ${TAMANHO}::int as parte from v_fato_pendente
      where data_fato between ${de}::date and ${ate}::date group by data_fato) d group by trunc(parte) order by 1`.execute(db);
  return rows;
}

/** Declares the posting, before the queue starts. A process that dies has posted whole pieces, and the next goes on with what still waits. */
export function definirTarefaDeIntegracao(servicos: Servicos): void {
  servicos.tarefas.definir(tipoDaIntegracao, async (execucao) => {
    const pedido = esquema.parse(execucao.entrada);
    await emLotes(servicos, execucao, {
      pedidoPor: integracaoApi.integrar,
      itens: await partesDoIntervalo(servicos.db, pedido),
      alvoDe: (parte) => parte.alvo,
      tamanho: 1,
      executar: async (ato, partes) => {
        for (const { de, ate } of partes) await integrar(ato, { de, ate });
        return partes.map(({ alvo }) => ({ alvoId: alvo, situacao: 'feito' }));
      },
    });
  });
}
