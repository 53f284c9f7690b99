import { sql } from 'kysely';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { textosOpcoes } from '#domains/financeiro/cadastros/opcoes/texts.ts';
import type { FontesDeNomes } from '#platform/server/relatorios/opcoes.ts';
import { tradutor } from '#shared/textos.ts';

/** Where the names of the filters come from; classes are those of the year at hand. */
export const fontesDeNomes: FontesDeNomes = {
  anosLetivos: {
    opcoes: () => sql`select id as valor, ano as rotulo, -ano as ordem from v_ano_letivo`,
    padrao: async ({ db, hoje }) => (await obterAnosLetivos(db, hoje)).anoLetivoAtualId,
  },
  segmentacoes: { opcoes: () => sql`select id as valor, nome as rotulo, ordem from v_segmentacao` },
  cursos: { opcoes: () => sql`select id as valor, nome as rotulo, segmentacao_ordem * 10000 + ordem as ordem from v_curso` },
  disciplinas: { opcoes: () => sql`select id as valor, nome as rotulo, ordem from v_disciplina` },
  turmas: {
    opcoes: ({ AnoLetivoId }) =>
      sql`select id as valor, nome as rotulo, segmentacao_ordem * 10000 + curso_ordem as ordem from v_turma where ano_letivo_id = ${Number(AnoLetivoId ?? 0)}`,
  },
  turmasDeTodosOsAnos: {
    opcoes: () =>
      sql`select id as valor, nome || ' · ' || ano as rotulo, -ano * 1000000 + segmentacao_ordem * 10000 + curso_ordem as ordem from v_turma`,
  },
  // Those out of use last and marked, as everywhere accounts are read by.
  contas: {
    opcoes: (_, idioma) => {
      const marca = tradutor(textosOpcoes, idioma)('contaInativa', { nome: '' });
      return sql`select id as valor, case when ativa then nome else nome || ${marca}::text end as rotulo,
        rank() over (order by not ativa, id) as ordem from v_conta_bancaria`;
    },
  },
  formas: { opcoes: () => sql`select id as valor, nome as rotulo, id as ordem from v_forma_pagamento` },
  pagador: {
    opcoes: ({ PagadorId }) =>
      sql`select id as valor, nome_completo as rotulo, 1 as ordem from v_pessoa_resumo where id = ${Number(PagadorId ?? 0)}`,
  },
};
