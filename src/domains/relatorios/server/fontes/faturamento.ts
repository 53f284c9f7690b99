import { type RawBuilder, sql } from 'kysely';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { type ContextoDeRelatorio, fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { IntervaloDeDatas, ValoresDe } from '#shared/relatorios/filtros.ts';
import { periodoComparado } from '../../definicoes/comparacao.ts';
import {
  faturamentoCurso,
  faturamentoMes,
  faturamentoPreco,
  faturamentoTurma,
  type filtrosDoFaturamento,
} from '../../definicoes/faturamento.ts';
import { daMatriculaDoTitulo, daPessoa } from './do-titulo.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDoFaturamento>;

const noPeriodo = ({ de, ate }: IntervaloDeDatas): Sql =>
  sql`(${de}::date is null or p.competencia >= ${de}::date) and (${ate}::date is null or p.competencia <= ${ate}::date)`;

/** The titles of the period and those of the one it is compared with, in the months of the first; `p.atual` tells them apart. */
function titulos(f: Filtros, { fuso }: ContextoDeRelatorio): Sql {
  const outro = periodoComparado(f.Competencia, f.Comparar);
  const onde = (periodo: IntervaloDeDatas): Sql =>
    ondeTodas([sql`p.origem <> 'acordo' and not p.substituido`, noPeriodo(periodo), daMatriculaDoTitulo('p', f), daPessoa('p', f.Nome)]);
  // Of all that was ever issued: titles may be issued for days to come, and their state is that of today.
  const posicao = sql`(select t.*, competencia_do_titulo(t.origem, t.data_vencimento, m.ano) as competencia
    from (${posicaoEm({ em: '9999-12-30', base: 'datas', fuso })}) t left join v_matricula_resumo m on m.id = t.matricula_id) p`;
  const doMes = sql`select p.*, true as atual, date_trunc('month', p.competencia)::date as mes from ${posicao} ${onde(f.Competencia)}`;
  if (!outro) return doMes;
  return sql`${doMes} union all select p.*, false as atual, (date_trunc('month', p.competencia) + make_interval(months => ${outro.meses}))::date as mes from ${posicao} ${onde(outro)}`;
}

const soma = (valor: Sql, onde: Sql, nome: string): Sql =>
  sql`coalesce(sum(${valor}) filter (where ${onde}), 0)::bigint as ${sql.id(nome)}`;
const atual = sql`p.atual`;
const figuras = sql`(count(*) filter (where p.atual))::int as titulos, ${soma(sql`p.valor_centavos`, atual, 'brutoCentavos')}, ${soma(sql`p.desconto_incondicional_centavos`, atual, 'descontosCentavos')},
  ${soma(sql`p.liquido`, atual, 'faturadoCentavos')}, ${soma(sql`p.liquido`, sql`p.atual and p.situacao = 'cancelado'`, 'canceladoCentavos')},
  ${soma(sql`case when p.situacao = 'renegociado' then p.liquido - p.amortizado else 0 end`, atual, 'renegociadoCentavos')}, ${soma(sql`p.principal`, atual, 'recebidoCentavos')},
  ${soma(sql`p.amortizado - p.principal`, sql`p.atual and p.situacao <> 'cancelado'`, 'concedidoCentavos')}, ${soma(sql`p.saldo`, atual, 'abertoCentavos')},
  ${soma(sql`p.liquido`, sql`not p.atual`, 'anteriorCentavos')}`;
const comVariacao = (
  linhas: Sql,
): Sql => sql`select g.*, g."renegociadoCentavos" + g."concedidoCentavos" as "ajustesCentavos", g."faturadoCentavos" - g."anteriorCentavos" as "diferencaCentavos",
  round(10000.0 * (g."faturadoCentavos" - g."anteriorCentavos") / nullif(g."anteriorCentavos", 0))::int as variacao from (${linhas}) g`;

export const fonteFaturamentoMes = fonteSql(faturamentoMes, (f, contexto) => ({
  linhas: comVariacao(sql`select p.mes, ${figuras} from (${titulos(f, contexto)}) p group by p.mes`),
  ordem: [sql`r.mes`],
}));

export const fonteFaturamentoCurso = fonteSql(faturamentoCurso, (f, contexto) => ({
  linhas:
    comVariacao(sql`select m.curso_id as "cursoId", coalesce(min(c.nome), ${contexto.idioma === 'br' ? 'Sem curso' : 'No course'}) as "cursoNome",
      coalesce(min(c.segmentacao_ordem * 10000 + c.ordem), 99999999) as posicao, p.mes, ${figuras}
    from (${titulos(f, contexto)}) p left join v_matricula_resumo m on m.id = p.matricula_id left join v_curso c on c.id = m.curso_id group by m.curso_id, p.mes`),
  ordemDosGrupos: [sql`r.posicao`, sql`r."cursoId"`],
  ordem: [sql`r.mes`],
}));

export const fonteFaturamentoTurma = fonteSql(faturamentoTurma, (f, contexto) => ({
  linhas:
    comVariacao(sql`select m.turma_id as "turmaId", coalesce(min(t.nome || ' · ' || t.ano), ${contexto.idioma === 'br' ? 'Sem turma' : 'No class'}) as "turmaNome",
      coalesce(min(-t.ano * 1000000 + t.segmentacao_ordem * 10000 + t.curso_ordem), 99999999) as posicao, p.mes, ${figuras}
    from (${titulos(f, contexto)}) p left join v_matricula_resumo m on m.id = p.matricula_id left join v_turma t on t.id = m.turma_id group by m.turma_id, p.mes`),
  ordemDosGrupos: [sql`r.posicao`, sql`r."turmaNome"`, sql`r."turmaId"`],
  ordem: [sql`r.mes`],
}));

/** Titles made by hand have no price: what they are called stands for it. */
export const fonteFaturamentoPreco = fonteSql(faturamentoPreco, (f, contexto) => ({
  linhas:
    comVariacao(sql`select coalesce(l.descricao, p.descricao) as "precoNome", min(case when l.id is null then 1 else 0 end) as posicao, p.mes, ${figuras}
    from (${titulos(f, contexto)}) p left join v_contrato_preco_linha l on l.id = p.contrato_preco_id group by 1, p.mes`),
  ordemDosGrupos: [sql`r."precoNome"`],
  ordem: [sql`r.mes`],
}));
