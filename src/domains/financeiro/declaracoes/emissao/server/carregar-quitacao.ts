import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Avaliacao, avaliarQuitacao, type TituloDoAno } from '../quitacao.ts';
import type { ConteudoDaQuitacao } from '#domains/financeiro/declaracoes/tipos.ts';
import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';

export type QuitacaoAvaliada = { conteudo: ConteudoDaQuitacao; avaliacao: Avaliacao };
type Linha = TituloDoAno & { pagadorId: number };

/**
 * Whether debt `q` is one of its year: what asked for money. What a scholarship gave whole never did, and an installment of an agreement whose
 * whole value is told with the old debts of the year does not.
 */
export const contaNoAno = sql`(q.pendente or q.valor_centavos > 0 or q.pago_centavos > 0)`;

/** The settlement of a year of each payer, judged: what the statement would say, or why there is none. Four statements. */
export async function carregarQuitacao(
  db: Db | Tx,
  ano: number,
  pagadorIds: readonly number[],
  hoje: DataCivil,
): Promise<Map<number, QuitacaoAvaliada>> {
  const { de, ate } = diasDoAno(ano);
  const ids = pagadorIds as number[];
  const { nome: nomeDaEscola, cnpj, cidade } = await lerEscola(db);
  const { rows: pagadores } = await sql<{ id: number; nome: string; cpf: string | null }>`
    select id, nome_completo as nome, cpf from v_pessoa_resumo where id = any(${ids}) order by id`.execute(db);
  const { rows } = await sql<Linha>`
    select q.id, q.pagador_id as "pagadorId", q.numero, q.descricao, q.data_vencimento as "dataVencimento", q.valor_centavos as "valorCentavos", q.pago_centavos as "pagoCentavos",
      q.saldo_centavos as "saldoCentavos", q.pendente, q.situacao = 'renegociado' as "emAcordo", c.processo,
      greatest((select max(b.data_baixa) from v_baixa b where b.titulo_id = q.id and b.data_estorno is null), q.ultimo_no_acordo) as "ultimoPagamento"
    from v_titulo_quitacao q left join debitos_contestados c on c.titulo_id = q.id and c.encerrada_em is null
    where q.pagador_id = any(${ids}) and q.data_vencimento between ${de}::date and ${ate}::date and ${contaNoAno} order by q.data_vencimento, q.id`.execute(
    db,
  );
  const { rows: antigas } = await sql<{ pagadorId: number; ano: number }>`
    select distinct q.pagador_id as "pagadorId", extract(year from q.data_vencimento)::int as ano from v_titulo_quitacao q
    where q.pagador_id = any(${ids}) and q.data_vencimento < ${de}::date and q.situacao <> 'baixado' and q.pendente order by 1, 2`.execute(
    db,
  );
  const titulos = Map.groupBy(rows, (linha) => linha.pagadorId);
  const anos = Map.groupBy(antigas, (linha) => linha.pagadorId);
  return new Map(
    pagadores.map(({ id, nome, cpf }) => {
      const avaliacao = avaliarQuitacao(titulos.get(id) ?? [], ano, hoje);
      const conteudo: ConteudoDaQuitacao = {
        escola: { nome: nomeDaEscola, cnpj, cidade },
        ano,
        pagador: { nome, cpf },
        plena: avaliacao.situacao === 'plena',
        meses: avaliacao.meses,
        contestados: avaliacao.contestados,
        anosComDebito: (anos.get(id) ?? []).map((linha) => linha.ano),
      };
      return [id, { conteudo, avaliacao }];
    }),
  );
}
