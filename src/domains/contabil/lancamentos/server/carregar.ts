import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { errosLancamento } from '../erros.ts';

export type Original = {
  id: number;
  numero: number;
  dataLancamento: string;
  periodo: number;
  tipo: 'normal' | 'encerramento';
  historico: string;
  documento: string | null;
  partidas: {
    contaId: number;
    centroCustoId: number | null;
    debitoCentavos: Centavos;
    creditoCentavos: Centavos;
    historico: string | null;
  }[];
};

/** An entry about to be reversed, held until the transaction ends. Throws LANCAMENTO_NAO_ENCONTRADO, LANCAMENTO_CONTABIL_JA_ESTORNADO, ESTORNO_CONTABIL_DE_ESTORNO, ENCERRAMENTO_NAO_SE_ESTORNA. */
export async function travarParaEstornar(tx: Tx, id: number): Promise<Original> {
  await sql`select 1 from lancamentos_contabeis where id = ${id} for update`.execute(tx);
  const { rows } = await sql<Original & { estornoDe: number | null; estornadoPor: { numero: number; ano: number } | null }>`
    select l.id, l.numero, l.data_lancamento as "dataLancamento", l.periodo, l.tipo, l.historico, l.documento, l.estorno_de as "estornoDe",
      (select json_build_object('numero', e.numero, 'ano', e.ano) from lancamentos_contabeis e where e.estorno_de = l.id) as "estornadoPor",
      (select coalesce(json_agg(json_build_object('contaId', p.conta_id, 'centroCustoId', p.centro_custo_id, 'debitoCentavos', p.debito_centavos,
          'creditoCentavos', p.credito_centavos, 'historico', p.historico) order by p.ordem), '[]') from partidas_contabeis p where p.lancamento_id = l.id) as partidas
    from lancamentos_contabeis l where l.id = ${id}`.execute(tx);
  const [achado] = rows;
  if (!achado) throw errosLancamento.LANCAMENTO_NAO_ENCONTRADO();
  if (achado.estornadoPor !== null) throw errosLancamento.LANCAMENTO_CONTABIL_JA_ESTORNADO(achado.estornadoPor);
  if (achado.estornoDe !== null) throw errosLancamento.ESTORNO_CONTABIL_DE_ESTORNO();
  if (achado.tipo === 'encerramento') throw errosLancamento.ENCERRAMENTO_NAO_SE_ESTORNA();
  return achado;
}
