import { daAulaChamada } from './chamadas.ts';
import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

/** A class with a subject, in a year of one period and one etapa. */
const turma = (mudancas = {}, etapa = {}) => [
  novo('periodos_letivos', { id: 1 }),
  novo('periodos_letivos_segmentacoes', { id: 1 }),
  novo('etapas', { id: 1, ...etapa }),
  novo('cursos', { id: 1 }),
  novo('turmas', { id: 1, ...mudancas }),
  novo('turmas_disciplinas', { id: 1 }),
];
const fechada = turma({ situacao: 'fechada' });
const etapaFechada = [...turma({}, { situacao: 'fechado' })];

/** diario: lessons. */
export const deAulas: Regras = {
  aulas: {
    linha: { turma_disciplina_id: 1, data_aula: '2026-03-04', usuario_nome: 'Rosa' },
    checks: {
      aulas_conteudo_check: [{ conteudo: '' }, { conteudo: longo(4001) }],
      aulas_ordem_check: [{ ordem: 0 }, { ordem: 17 }],
      aulas_quantidade_check: [{ quantidade: 0 }, { quantidade: 13 }],
      aulas_tarefa_check: [{ tarefa: '' }, { tarefa: longo(2001) }],
    },
    repetidas: { aulas_ordem_key: { primeira: { ordem: 1 } } },
    gatilhos: {
      ...daAulaChamada,
      aulas_incluidas: [
        { chao: turma(), comando: novo('aulas', { data_aula: '2026-03-08' }), erro: 'AULA_EM_DIA_ERRADO' },
        { chao: turma(), comando: novo('aulas', { data_aula: '2026-04-20' }), erro: 'AULA_EM_DIA_ERRADO' },
        { chao: [...turma(), novo('calendario_dias')], comando: novo('aulas'), erro: 'AULA_EM_DIA_ERRADO' },
        {
          chao: [...turma().slice(0, -1), novo('turmas_disciplinas', { id: 1, data_fim: '2026-03-03' })],
          comando: novo('aulas'),
          erro: 'AULA_EM_DIA_ERRADO',
        },
        { chao: fechada, comando: novo('aulas'), erro: 'DIARIO_FECHADO' },
        { chao: etapaFechada, comando: novo('aulas'), erro: 'DIARIO_FECHADO' },
      ],
      aulas_mudadas: [
        { chao: [...turma(), novo('aulas')], comando: `update aulas set data_aula = '2026-03-08'`, erro: 'AULA_EM_DIA_ERRADO' },
      ],
      aulas_de_antes: [
        { chao: [...fechada, novo('aulas')], comando: `update aulas set conteudo = 'x'`, erro: 'DIARIO_FECHADO' },
        { chao: [...etapaFechada, novo('aulas')], comando: `update aulas set conteudo = 'x'`, erro: 'DIARIO_FECHADO' },
      ],
      aulas_excluidas: [
        { chao: [...fechada, novo('aulas')], comando: 'delete from aulas', erro: 'DIARIO_FECHADO' },
        { chao: [...etapaFechada, novo('aulas')], comando: 'delete from aulas', erro: 'DIARIO_FECHADO' },
      ],
    },
  },
};
