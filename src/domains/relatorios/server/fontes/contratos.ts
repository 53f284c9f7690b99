import { sql } from 'kysely';
import { situacoesContrato } from '#domains/academico/contratos/situacoes.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioSituacaoContrato, relatorioValores } from '../../definicoes/contratos.ts';
import { daMatricula, dosContratos, posicaoDoCurso } from './comum.ts';

/** Every state has its row, also those that no contract is in: a zero is an answer. */
export const fonteSituacaoContrato = fonteSql(relatorioSituacaoContrato, (f, { quem }) => ({
  linhas: sql`select s.situacao, s.posicao, coalesce(c.quantidade, 0) as quantidade, coalesce(c."totalCentavos", 0)::bigint as "totalCentavos",
      round(10000.0 * coalesce(c.quantidade, 0) / nullif(sum(coalesce(c.quantidade, 0)) over (), 0))::int as parte,
      case when s.situacao = 'ativo' then coalesce(c.quantidade, 0) else 0 end as ativos, case when s.situacao = 'rascunho' then coalesce(c.quantidade, 0) else 0 end as rascunhos
    from unnest(${[...situacoesContrato]}::text[]) with ordinality as s(situacao, posicao)
    left join (select c.situacao, count(*)::int as quantidade, sum(c.total_centavos)::bigint as "totalCentavos"
      from v_contrato_resumo c join v_matricula_resumo m on m.id = c.matricula_id ${ondeTodas(daMatricula(f, quem))} group by c.situacao) c on c.situacao = s.situacao`,
  ordem: [sql`r.posicao`],
}));

export const fonteValores = fonteSql(relatorioValores, (f, { quem }) => ({
  linhas: sql`select c.id as "contratoId", c.numero, c.situacao, c.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome",
      m.curso_id as "cursoId", m.curso_nome as "cursoNome", ${posicaoDoCurso('k')} as "cursoPosicao", v.bruto_centavos as "brutoCentavos",
      v.bruto_centavos - v.total_centavos as "descontosCentavos", case when v.total_centavos is not null then v.ajustes_centavos end as "ajustesCentavos",
      v.total_centavos + v.ajustes_centavos as "liquidoCentavos", coalesce(t.recebido, 0)::bigint as "recebidoCentavos", coalesce(t.saldo, 0)::bigint as "saldoCentavos",
      v.total_centavos + v.ajustes_centavos - coalesce(t.recebido, 0)::bigint - coalesce(t.saldo, 0)::bigint as "outrosCentavos"
    from v_contrato_resumo c join v_contrato_valor v on v.contrato_id = c.id join v_matricula_resumo m on m.id = c.matricula_id join v_curso k on k.id = m.curso_id
    left join (select contrato_id, sum(recebido_centavos) as recebido, sum(saldo_centavos) filter (where situacao in ('aberto', 'parcial')) as saldo
      from v_titulo_receber where contrato_id is not null and origem = 'contrato' group by contrato_id) t on t.contrato_id = c.id
    ${ondeTodas([...daMatricula(f, quem), dosContratos(f.Contratos, sql.ref('c.situacao'))])}`,
  ordemDosGrupos: [sql`r."cursoPosicao"`, sql`r."cursoId"`],
  ordem: [sql`r."alunoNome"`, sql`r."contratoId"`],
}));
