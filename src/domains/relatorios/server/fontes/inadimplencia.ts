import { sql } from 'kysely';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { faixasDeAtraso, relatorioInadimplencia } from '../../definicoes/inadimplencia.ts';
import { daMatriculaDoTitulo, daPessoa, repartida } from './do-titulo.ts';

export const fonteInadimplencia = fonteSql(relatorioInadimplencia, (f, { fuso, idioma }) => {
  const dia = sql`${f.Data}::date`;
  const [semTurma, semCurso] = idioma === 'br' ? ['Sem turma', 'Sem curso'] : ['No class', 'No course'];
  const faixas = faixasDeAtraso.map(
    ({ chave, de, ate }) =>
      sql`coalesce(sum(p.saldo) filter (where p.vencido and p.dias >= ${de} and (${ate}::int is null or p.dias <= ${ate}::int)), 0)::bigint as ${sql.id(chave)}`,
  );
  const onde = ondeTodas([
    sql`p.situacao not in ('cancelado', 'renegociado') and p.data_limite < ${dia}`,
    f.Vencimento?.de != null && sql`p.data_vencimento >= ${f.Vencimento.de}::date`,
    f.Vencimento?.ate != null && sql`p.data_vencimento <= ${f.Vencimento.ate}::date`,
    daMatriculaDoTitulo('p', f),
    daPessoa('p', f.Nome),
  ]);
  const posicao = sql`select p.* from (${posicaoEm({ em: f.Data, base: 'datas', fuso })}) p ${onde}`;
  return {
    linhas: sql`select g.*, coalesce(t.nome || ' · ' || t.ano, ${semTurma}) as "turmaNome", coalesce(c.nome, ${semCurso}) as "cursoNome",
        coalesce(c.segmentacao_ordem * 10000 + c.ordem, 99999999) as posicao, g."ate180Centavos" + g."mais180Centavos" as "mais90Centavos",
        round(10000.0 * g."vencidoCentavos" / nullif(g."faturadoCentavos", 0))::int as taxa
      from (
        select m.turma_id as "turmaId", m.curso_id as "cursoId", (count(distinct p.pagador_id) filter (where p.vencido))::int as devedores, (count(distinct p.id) filter (where p.vencido))::int as titulos,
          ${sql.join(faixas)}, coalesce(sum(p.saldo) filter (where p.vencido), 0)::bigint as "vencidoCentavos",
          coalesce(sum(p.saldo) filter (where p.vencido and p.data_vencimento < date_trunc('year', ${dia})), 0)::bigint as "anosAnterioresCentavos", sum(p.liquido)::bigint as "faturadoCentavos"
        from (select p.*, ${dia} - p.data_vencimento as dias from (${repartida(posicao, f, { porMatricula: true })}) p) p
        left join v_matricula_resumo m on m.id = p.matricula_id group by m.turma_id, m.curso_id) g
      left join v_turma t on t.id = g."turmaId" left join v_curso c on c.id = g."cursoId"`,
    ordemDosGrupos: [sql`r.posicao`, sql`r."cursoId"`],
    ordem: [sql`r."turmaNome"`, sql`r."turmaId"`],
  };
});
