import { type RawBuilder, sql } from 'kysely';
import { posicaoDePagarEm } from '#domains/financeiro/pagar/lista/server/door.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { type ContextoDeRelatorio, fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import type { filtrosDaPosicao } from '../../definicoes/posicao.ts';
import {
  receberRetroativa,
  receberRetroativaCurso,
  receberRetroativaMes,
  receberRetroativaPagador,
  receberRetroativaTurma,
} from '../../definicoes/receber-retroativa.ts';
import { type filtrosDaPosicaoAPagar, pagarRetroativa, pagarRetroativaFornecedor } from '../../definicoes/pagar-retroativa.ts';
import { daMatriculaDoTitulo, daPessoa, repartida } from './do-titulo.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDaPosicao>;

const quais: Record<Filtros['Quais'], Sql | null> = {
  em_aberto: sql`p.saldo > 0`,
  vencidos: sql`p.vencido`,
  a_vencer: sql`p.saldo > 0 and not p.vencido`,
  todos: null,
};

/** The filtered position, as `p`; `so` these titles when they are given. By enrollment, or of a class, shared installments tell their part. */
function posicao(f: Filtros, { fuso }: ContextoDeRelatorio, so?: readonly number[], porMatricula = false): Sql {
  const onde = ondeTodas([
    quais[f.Quais],
    daMatriculaDoTitulo('p', f),
    f.Vencimento?.de != null && sql`p.data_vencimento >= ${f.Vencimento.de}::date`,
    f.Vencimento?.ate != null && sql`p.data_vencimento <= ${f.Vencimento.ate}::date`,
    f.PagadorId !== undefined && sql`p.pagador_id = ${f.PagadorId}`,
    daPessoa('p', f.Nome),
  ]);
  return repartida(sql`select p.* from (${posicaoEm({ em: f.Data, base: f.Base, fuso, ...(so && { so }) })}) p ${onde}`, f, {
    porMatricula,
  });
}

/** Names of the rows are asked for one by one: the database does so for the rows of the page alone. */
const linhasDaPosicao = (
  f: Filtros,
  contexto: ContextoDeRelatorio,
  so?: readonly number[],
): Sql => sql`select p.id as "tituloId", p.numero, p.pagador_id as "pagadorId", (select x.nome_completo from v_pessoa_resumo x where x.id = p.pagador_id) as "pagadorNome",
      coalesce((select x.nome_completo from v_pessoa_resumo x where x.id = p.aluno_id), (select x.aluno_nome from v_titulo_receber x where x.id = p.id)) as "alunoNome", (select m.turma_nome from v_matricula_resumo m where m.id = p.matricula_id) as "turmaNome",
      p.data_emissao as "dataEmissao", p.data_vencimento as "dataVencimento", case when p.vencido and p.situacao = 'aberto' then 'vencido' else p.situacao end as situacao,
      p.liquido as "liquidoCentavos", p.principal as "principalCentavos", p.ajustes as "ajustesCentavos", p.saldo as "saldoCentavos",
      case when p.vencido then p.saldo else 0 end as "vencidoCentavos", p.multa + p.juros as "encargosDevidosCentavos", p.devido as "devidoCentavos", p.encargos as "encargosRecebidosCentavos",
      case when p.vencido then ${f.Data}::date - p.data_vencimento else 0 end as "diasAtraso"
    from (${posicao(f, contexto, so)}) p`;

export const fonteReceberRetroativa = fonteSql(receberRetroativa, (f, contexto) => ({
  linhas: linhasDaPosicao(f, contexto),
  ordem: [sql`r."dataVencimento"`, sql`r."tituloId"`],
  porChave: { chave: 'tituloId', linhasDe: (so) => linhasDaPosicao(f, contexto, so) },
}));

const somas = (
  titulos = sql`count(*)`,
): Sql => sql`${titulos}::int as titulos, sum(p.liquido)::bigint as "liquidoCentavos", sum(p.principal)::bigint as "principalCentavos", sum(p.ajustes)::bigint as "ajustesCentavos",
  sum(p.saldo)::bigint as "saldoCentavos", coalesce(sum(p.saldo) filter (where p.vencido), 0)::bigint as "vencidoCentavos", sum(p.multa + p.juros)::bigint as "encargosDevidosCentavos",
  sum(p.devido)::bigint as "devidoCentavos", sum(p.encargos)::bigint as "encargosRecebidosCentavos"`;

export const fonteReceberRetroativaPagador = fonteSql(receberRetroativaPagador, (f, contexto) => ({
  linhas: sql`select g.*, x.nome_completo as "pagadorNome" from (select p.pagador_id as "pagadorId", ${somas()} from (${posicao(f, contexto)}) p group by p.pagador_id) g
    join v_pessoa_resumo x on x.id = g."pagadorId"`,
  ordem: [sql`r."saldoCentavos" desc`, sql`r."pagadorId"`],
}));

export const fonteReceberRetroativaTurma = fonteSql(receberRetroativaTurma, (f, contexto) => ({
  linhas: sql`select g.*, coalesce(t.nome || ' · ' || t.ano, ${contexto.idioma === 'br' ? 'Sem turma' : 'No class'}) as "turmaNome",
      coalesce(-t.ano * 1000000 + t.segmentacao_ordem * 10000 + t.curso_ordem, 0) as posicao
    from (select m.turma_id as "turmaId", ${somas(sql`count(distinct p.id)`)} from (${posicao(f, contexto, undefined, true)}) p left join v_matricula_resumo m on m.id = p.matricula_id group by m.turma_id) g
    left join v_turma t on t.id = g."turmaId"`,
  ordem: [sql`r.posicao`, sql`r."turmaNome"`],
}));

export const fonteReceberRetroativaCurso = fonteSql(receberRetroativaCurso, (f, contexto) => ({
  linhas: sql`select g.*, coalesce(c.nome, ${contexto.idioma === 'br' ? 'Sem curso' : 'No course'}) as "cursoNome", coalesce(c.segmentacao_ordem * 10000 + c.ordem, 99999999) as posicao
    from (select m.curso_id as "cursoId", ${somas(sql`count(distinct p.id)`)} from (${posicao(f, contexto, undefined, true)}) p left join v_matricula_resumo m on m.id = p.matricula_id group by m.curso_id) g
    left join v_curso c on c.id = g."cursoId"`,
  ordem: [sql`r.posicao`, sql`r."cursoNome"`],
}));

export const fonteReceberRetroativaMes = fonteSql(receberRetroativaMes, (f, contexto) => ({
  linhas: sql`select date_trunc('month', p.data_vencimento)::date as mes, ${somas()} from (${posicao(f, contexto)}) p group by 1`,
  ordem: [sql`r.mes`],
}));

// The same of what the school owes.
type FiltrosAPagar = ValoresDe<typeof filtrosDaPosicaoAPagar>;

const vencidoEm = (f: FiltrosAPagar): Sql => sql`(p.saldo > 0 and p.data_vencimento < ${f.Data}::date)`;
const quaisAPagar = (f: FiltrosAPagar): Sql | null =>
  ({
    em_aberto: sql`p.saldo > 0`,
    vencidos: vencidoEm(f),
    a_vencer: sql`p.saldo > 0 and p.data_vencimento >= ${f.Data}::date`,
    todos: null,
  })[f.Quais];

/** The filtered position, as `p`, with its supplier `s`. */
const posicaoAPagar = (f: FiltrosAPagar, { fuso }: ContextoDeRelatorio): Sql => sql`
  (${posicaoDePagarEm({ em: f.Data, base: f.Base, fuso })}) p join v_fornecedor s on s.id = p.fornecedor_id
  ${ondeTodas([
    quaisAPagar(f),
    f.Vencimento?.de != null && sql`p.data_vencimento >= ${f.Vencimento.de}::date`,
    f.Vencimento?.ate != null && sql`p.data_vencimento <= ${f.Vencimento.ate}::date`,
    ...contemPalavras(sql`f_busca(s.nome)`, f.Nome),
  ])}`;

export const fontePagarRetroativa = fonteSql(pagarRetroativa, (f, contexto) => ({
  linhas: sql`select p.id as "tituloId", p.numero, p.fornecedor_id as "fornecedorId", s.nome as "fornecedorNome", p.descricao, p.data_emissao as "dataEmissao", p.data_vencimento as "dataVencimento",
      case when ${vencidoEm(f)} and p.situacao = 'aberto' then 'vencido' else p.situacao end as situacao, p.valor as "valorCentavos", p.principal as "principalCentavos",
      p.desconto as "descontosCentavos", p.valor - p.principal - p.desconto - p.saldo as "canceladoCentavos", p.saldo as "saldoCentavos", case when ${vencidoEm(f)} then p.saldo else 0 end as "vencidoCentavos", p.encargos as "encargosCentavos"
    from ${posicaoAPagar(f, contexto)}`,
  ordem: [sql`r."dataVencimento"`, sql`r."tituloId"`],
}));

export const fontePagarRetroativaFornecedor = fonteSql(pagarRetroativaFornecedor, (f, contexto) => ({
  linhas: sql`select p.fornecedor_id as "fornecedorId", s.nome as "fornecedorNome", count(*)::int as titulos, sum(p.valor)::bigint as "valorCentavos", sum(p.principal)::bigint as "principalCentavos",
      sum(p.desconto)::bigint as "descontosCentavos", sum(p.valor - p.principal - p.desconto - p.saldo)::bigint as "canceladoCentavos", sum(p.saldo)::bigint as "saldoCentavos", coalesce(sum(p.saldo) filter (where ${vencidoEm(f)}), 0)::bigint as "vencidoCentavos",
      sum(p.encargos)::bigint as "encargosCentavos"
    from ${posicaoAPagar(f, contexto)} group by p.fornecedor_id, s.nome`,
  ordem: [sql`r."fornecedorNome"`, sql`r."fornecedorId"`],
}));
