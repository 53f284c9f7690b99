import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type Passo, passosDoDevido } from '../passos.ts';
import { isEmAberto, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { type ValorDevido, valorDevido } from '../valor-devido.ts';
import type { BaixaViva, TituloDevido } from '#domains/financeiro/titulos/termos.ts';

type Linha = TituloDevido & {
  id: number;
  dataEmissao: DataCivil;
  numero: string;
  descricao: string;
  pagadorId: number;
  pagadorNome: string;
  alunoNome: string | null;
  situacao: SituacaoTitulo;
  contaBancariaId: number;
  formaPagamentoId: number;
  versao: number;
  baixas: BaixaViva[];
};
export type TituloDevidoEm = Omit<Linha, 'baixas' | 'multaPercentual' | 'jurosPercentualMes'> & {
  em: DataCivil;
  devido: ValorDevido;
  passos: Passo[];
};

const zero = centavos(0);
const nada: ValorDevido = {
  saldoCentavos: zero,
  descontoCentavos: zero,
  multaCentavos: zero,
  jurosCentavos: zero,
  totalCentavos: zero,
  emDia: true,
  diasAtraso: 0,
  baseMultaCentavos: zero,
};

/** What each title owes on a date, by the due date that held that day, and how that came to be, in the order of the ids given that exist; one statement. */
export async function valoresDevidosEm(db: Db | Tx, ids: readonly number[], em: DataCivil): Promise<TituloDevidoEm[]> {
  const { rows } =
    await sql<Linha>`select t.id, t.numero, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.pagador_id as "pagadorId", t.pagador_nome as "pagadorNome", t.aluno_nome as "alunoNome", t.situacao,
      coalesce(v.vencimento_anterior, t.data_vencimento) as "dataVencimento", coalesce(v.limite_anterior, t.data_limite) as "dataLimite", t.data_emissao as "dataEmissao", t.valor_centavos as "valorCentavos", t.desconto_incondicional_centavos as "descontoIncondicionalCentavos",
      t.desconto_condicional_centavos as "descontoCondicionalCentavos", t.multa_percentual as "multaPercentual", t.juros_percentual_mes as "jurosPercentualMes",
      t.conta_bancaria_id as "contaBancariaId", t.forma_pagamento_id as "formaPagamentoId", t.versao,
      coalesce((select json_agg(json_build_object('dataBaixa', b.data_amortizacao, 'principalCentavos', b.principal_centavos, 'descontoCentavos', b.desconto_centavos, 'descontoRevogadoCentavos', b.desconto_revogado_centavos,
        'multaCentavos', b.multa_centavos, 'jurosCentavos', b.juros_centavos, 'multaMantidaCentavos', b.multa_mantida_centavos, 'jurosMantidosCentavos', b.juros_mantidos_centavos,
        'descontoPerdidoCentavos', b.desconto_perdido_centavos, 'tipo', b.tipo) order by b.data_amortizacao, b.baixa_id)
        from v_titulo_amortizacao b where b.titulo_id = t.id), '[]') as baixas
    from v_titulo_receber t
    left join lateral (select v.vencimento_anterior, v.limite_anterior from titulos_vencimentos v where v.titulo_id = t.id and v.data_mudanca > ${em}::date order by v.id limit 1) v on true
    where t.id = any(${ids as number[]}) order by array_position(${ids as number[]}::bigint[], t.id)`.execute(db);
  return rows.map((linha) => devidoDaLinha(linha, em));
}

function devidoDaLinha({ baixas, ...linha }: Linha, em: DataCivil): TituloDevidoEm {
  const devido = isEmAberto(linha.situacao) ? valorDevido(linha, baixas, em) : nada;
  const { multaPercentual: _multa, jurosPercentualMes: _juros, ...resto } = linha;
  return {
    ...resto,
    em,
    devido,
    passos: isEmAberto(linha.situacao) ? passosDoDevido(linha, devido, baixas, em) : [],
  };
}
