import { type RawBuilder, sql } from 'kysely';
import { posicaoDePagarEm } from '#domains/financeiro/pagar/lista/server/door.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { type ContextoDeRelatorio, fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import { type filtrosDaPosicaoAPagar, pagarRetroativa, pagarRetroativaFornecedor } from '../../definicoes/pagar-retroativa.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDaPosicaoAPagar>;

const vencidoEm = (f: Filtros): Sql => sql`(p.saldo > 0 and p.data_vencimento < ${f.Data}::date)`;
const quais = (f: Filtros): Sql | null =>
  ({
    em_aberto: sql`p.saldo > 0`,
    vencidos: vencidoEm(f),
    a_vencer: sql`p.saldo > 0 and p.data_vencimento >= ${f.Data}::date`,
    todos: null,
  })[f.Quais];

/** The filtered position, as `p`, with its supplier `s`. */
const posicao = (f: Filtros, { fuso }: ContextoDeRelatorio): Sql => sql`
  (${posicaoDePagarEm({ em: f.Data, base: f.Base, fuso })}) p join v_fornecedor s on s.id = p.fornecedor_id
  ${ondeTodas([
    quais(f),
    f.Vencimento?.de != null && sql`p.data_vencimento >= ${f.Vencimento.de}::date`,
    f.Vencimento?.ate != null && sql`p.data_vencimento <= ${f.Vencimento.ate}::date`,
    ...contemPalavras(sql`f_busca(s.nome)`, f.Nome),
  ])}`;

export const fontePagarRetroativa = fonteSql(pagarRetroativa, (f, contexto) => ({
  linhas: sql`select p.id as "tituloId", p.numero, p.fornecedor_id as "fornecedorId", s.nome as "fornecedorNome", p.descricao, p.data_emissao as "dataEmissao", p.data_vencimento as "dataVencimento",
      case when ${vencidoEm(f)} and p.situacao = 'aberto' then 'vencido' else p.situacao end as situacao, p.valor as "valorCentavos", p.principal as "principalCentavos",
      p.desconto as "descontosCentavos", p.saldo as "saldoCentavos", case when ${vencidoEm(f)} then p.saldo else 0 end as "vencidoCentavos", p.encargos as "encargosCentavos"
    from ${posicao(f, contexto)}`,
  ordem: [sql`r."dataVencimento"`, sql`r."tituloId"`],
}));

export const fontePagarRetroativaFornecedor = fonteSql(pagarRetroativaFornecedor, (f, contexto) => ({
  linhas: sql`select p.fornecedor_id as "fornecedorId", s.nome as "fornecedorNome", count(*)::int as titulos, sum(p.valor)::bigint as "valorCentavos", sum(p.principal)::bigint as "principalCentavos",
      sum(p.desconto)::bigint as "descontosCentavos", sum(p.saldo)::bigint as "saldoCentavos", coalesce(sum(p.saldo) filter (where ${vencidoEm(f)}), 0)::bigint as "vencidoCentavos",
      sum(p.encargos)::bigint as "encargosCentavos"
    from ${posicao(f, contexto)} group by p.fornecedor_id, s.nome`,
  ordem: [sql`r."fornecedorNome"`, sql`r."fornecedorId"`],
}));
