import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { CobrancaGuardada } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import type { SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { naoVale } from '#domains/financeiro/boletos/server/desatualizado.ts';

/** Everything that stands on the paper of a slip, besides the school. */
export type BoletoImpresso = {
  id: number;
  situacao: SituacaoBoleto;
  /** Its title no longer owes what it asks for. */
  desatualizado: boolean;
  nossoNumero: string;
  numeroDocumento: string;
  codigoBarras: string;
  linhaDigitavel: string;
  dataDocumento: DataCivil;
  dataVencimento: DataCivil;
  dataLimite: DataCivil;
  valorCentavos: Centavos;
  baseJurosCentavos: Centavos;
  descontoCentavos: Centavos;
  multaPercentual: string;
  jurosPercentualMes: string;
  cobranca: CobrancaGuardada;
  pixEmv: string | null;
  descricao: string;
  alunoNome: string | null;
  turmaNome: string | null;
  pagadorNome: string;
  pagadorCpf: string | null;
  pagadorEndereco: string | null;
  pagadorLugar: string | null;
};

/** Loads slips for printing, in the order given; one statement. */
export async function carregarParaImpressao(db: Db, ids: readonly number[]): Promise<BoletoImpresso[]> {
  const { rows } = await sql<BoletoImpresso>`
    with pedidos as (select id, ordem from unnest(${ids as number[]}::bigint[]) with ordinality as p(id, ordem))
    select b.id, b.situacao, ${naoVale} as desatualizado, b.nosso_numero_impresso as "nossoNumero", t.numero as "numeroDocumento", b.codigo_barras as "codigoBarras", b.linha_digitavel as "linhaDigitavel",
      b.data_documento as "dataDocumento", b.data_vencimento as "dataVencimento", b.data_limite as "dataLimite", b.valor_centavos as "valorCentavos", b.base_juros_centavos as "baseJurosCentavos", b.desconto_centavos as "descontoCentavos",
      b.multa_percentual::text as "multaPercentual", b.juros_percentual_mes::text as "jurosPercentualMes", b.cobranca, b.pix_emv as "pixEmv",
      t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.aluno_nome as "alunoNome",
      (select m.turma_nome from v_matricula_turma m where m.matricula_id = t.matricula_id) as "turmaNome", t.pagador_nome as "pagadorNome", p.cpf as "pagadorCpf",
      concat_ws(', ', e.logradouro, e.numero, e.complemento) as "pagadorEndereco",
      concat_ws(' – ', e.bairro, e.cidade || '/' || e.uf, 'CEP ' || left(e.cep, 5) || '-' || right(e.cep, 3)) as "pagadorLugar"
    from pedidos q join boletos b on b.id = q.id join v_titulo_receber t on t.id = b.titulo_id join v_titulo_saldo s on s.id = b.titulo_id join v_pessoa_resumo p on p.id = t.pagador_id
    left join v_pessoa_endereco_no_brasil e on e.pessoa_id = t.pagador_id order by q.ordem`.execute(db);
  return rows;
}
