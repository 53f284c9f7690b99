import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioFichaSocioeconomica } from '../../definicoes/ficha-socioeconomica.ts';
import { daMatricula, posicaoDoCurso } from './comum.ts';

const trecho = sql`case when 2 * b.per_capita_centavos <= b.salario_centavos then 'ate_meio' when 2 * b.per_capita_centavos <= 3 * b.salario_centavos then 'ate_um_e_meio'
  when b.per_capita_centavos <= 3 * b.salario_centavos then 'ate_tres' else 'acima' end`;

/** Every reading of it is audited: who, and what was asked. */
export const fonteFichaSocioeconomica = fonteSql(
  relatorioFichaSocioeconomica,
  (f, { quem }) => ({
    linhas: sql`select b.id as "pedidoId", m.curso_id as "cursoId", m.curso_nome as "cursoNome", ${posicaoDoCurso('k')} as "cursoPosicao", m.turma_nome as "turmaNome",
        m.aluno_nome as "alunoNome", b.membros, b.renda_centavos as "rendaCentavos", b.per_capita_centavos as "perCapitaCentavos",
        trunc(b.per_capita_centavos::numeric / b.salario_centavos, 2)::text as salarios, ${trecho} as trecho, b.faixa_nome as "faixaNome",
        round(b.percentual_solicitado * 100)::int as solicitado, b.situacao, round(b.percentual_concedido * 100)::int as concedido, b.encerrada_desde as "encerradaDesde", b.documentos,
        (b.situacao = 'concedido')::int as concedidas, (b.situacao = 'concedido' and b.percentual_concedido = 100)::int as integrais,
        (b.situacao = 'indeferido')::int as indeferidas, (b.situacao in ('solicitado', 'em_comite'))::int as "emAnalise",
        (b.situacao in ('encerrado', 'cancelado'))::int as outras
      from v_bolsa b join v_matricula_resumo m on m.id = b.matricula_id join v_curso k on k.id = m.curso_id
      ${ondeTodas([
        ...daMatricula(f, quem),
        f.Renda !== undefined && sql`${trecho} = any(${[...f.Renda]}::text[])`,
        f.Situacao !== undefined && sql`b.situacao = any(${[...f.Situacao]}::text[])`,
      ])}`,
    ordemDosGrupos: [sql`r."cursoPosicao"`, sql`r."cursoId"`],
    ordem: [sql`r."alunoNome"`, sql`r."pedidoId"`],
  }),
  {
    aoLer: ({ servicos, quem, pedido }, filtros) =>
      transacao(servicos.db, (tx) =>
        auditar(
          { tx, quem, origem: pedido },
          { acao: 'relatorio.ficha_socioeconomica', alvoTipo: 'relatorio', alvoId: 0, depois: { ...filtros } },
        ),
      ),
  },
);
