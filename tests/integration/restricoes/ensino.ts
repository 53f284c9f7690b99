import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const daTurma = (mudancas = {}) => [novo('turmas', { id: 1, ...mudancas }), novo('turmas_disciplinas', { id: 1 })];
const comDocente = [...daTurma(), novo('docentes_periodo')];

/** estrutura: what is taught, and by whom. */
/** A subject of a class whose year was closed. */
const deAnoFechado = [
  novo('disciplinas', { id: 1 }),
  novo('cursos', { id: 1 }),
  novo('turmas', { id: 1 }),
  novo('turmas_disciplinas'),
  novo('periodos_letivos', { id: 1 }),
  novo('periodos_letivos_segmentacoes', { situacao: 'fechado' }),
];

export const deEnsino: Regras = {
  disciplinas: {
    linha: { nome: 'Matemática', sigla: 'MAT' },
    checks: {
      disciplinas_area_check: [{ area: 'x' }],
      disciplinas_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      disciplinas_nome_check: [{ nome: '' }, { nome: longo(81) }],
      disciplinas_ordem_check: [{ ordem: -1 }, { ordem: 10_000 }],
      disciplinas_sigla_check: [{ sigla: longo(11) }],
      disciplinas_tipo_check: [{ tipo: 'x' }],
    },
    repetidas: {
      disciplinas_nome_key: { segunda: { nome: 'matematica', sigla: null } },
      disciplinas_sigla_key: { segunda: { nome: 'Materiais', sigla: 'mat' } },
    },
    gatilhos: {
      disciplinas_em_uso: [
        { chao: deAnoFechado, comando: 'update disciplinas set conta_promocao = false', erro: 'DISCIPLINA_COM_HISTORICO' },
        { chao: deAnoFechado, comando: `update disciplinas set tipo = 'optativa'`, erro: 'DISCIPLINA_COM_HISTORICO' },
      ],
    },
  },
  tipos_avaliacao: {
    linha: { nome: 'Prova' },
    checks: {
      tipos_avaliacao_nome_check: [{ nome: '' }, { nome: longo(81) }],
      tipos_avaliacao_peso_check: [{ peso: 0 }, { peso: 101 }],
      tipos_avaliacao_sigla_check: [{ sigla: longo(11) }],
      tipos_avaliacao_valor_maximo_check: [{ valor_maximo: 0 }, { valor_maximo: 1001 }],
    },
    repetidas: { tipos_avaliacao_nome_key: { segunda: { nome: 'PROVA' } } },
  },
  tipos_avaliacao_cursos: {
    linha: { tipo_avaliacao_id: 1, curso_id: 1 },
    repetidas: { tipos_avaliacao_cursos_pkey: {} },
  },
  turmas_disciplinas: {
    linha: { turma_id: 1, disciplina_id: 1 },
    checks: {
      turmas_disciplinas_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      turmas_disciplinas_dias_check: [{ data_inicio: '2026-03-02', data_fim: '2026-03-01' }],
      turmas_disciplinas_ordem_check: [{ ordem: -1 }, { ordem: 10_000 }],
    },
    repetidas: {
      turmas_disciplinas_turma_key: { primeira: { id: 5 }, segunda: { data_inicio: '2027-01-01' }, sem: 'turmas_disciplinas_pkey' },
      turmas_disciplinas_sem_sobreposicao: { primeira: { data_fim: '2026-06-30' }, segunda: { data_inicio: '2026-06-30', data_fim: null } },
    },
    gatilhos: {
      turmas_disciplinas_docentes: [
        { chao: comDocente, comando: `update turmas_disciplinas set data_fim = '2026-02-01'`, erro: 'DOCENTE_FORA_DA_DISCIPLINA' },
      ],
      turmas_disciplinas_estrutura: [
        { chao: [novo('turmas', { id: 1, situacao: 'fechada' })], comando: novo('turmas_disciplinas'), erro: 'TURMA_FECHADA_NAO_EDITAVEL' },
        { chao: [...daTurma(), novo('enturmacoes')], comando: 'delete from turmas_disciplinas', erro: 'DISCIPLINA_DA_TURMA_EM_USO' },
        { chao: daTurma(), comando: 'update turmas_disciplinas set disciplina_id = 2', erro: 'DISCIPLINA_DA_TURMA_FIXA' },
      ],
    },
  },
  turmas_disciplinas_encerramentos: {
    linha: { turma_disciplina_id: 1, data_fim: '2026-06-30', usuario_nome: 'Marta' },
    checks: { turmas_disciplinas_encerramentos_docentes_check: [{ docentes: '{}' }] },
    repetidas: { turmas_disciplinas_encerramentos_desfaz_key: { primeira: { desfaz_id: 9 } } },
    gatilhos: {
      turmas_disciplinas_encerramentos_coerentes: [
        { chao: daTurma(), comando: novo('turmas_disciplinas_encerramentos'), erro: 'ENCERRAMENTO_INCOERENTE' },
        { chao: daTurma(), comando: novo('turmas_disciplinas_encerramentos', { desfaz_id: 9 }), erro: 'ENCERRAMENTO_INCOERENTE' },
      ],
    },
  },
  docentes_periodo: {
    linha: { turma_disciplina_id: 1, pessoa_id: 1, data_inicio: '2026-02-02' },
    checks: { docentes_periodo_datas_check: [{ data_fim: '2026-02-01' }] },
    repetidas: { docentes_periodo_sem_sobreposicao: { segunda: { data_inicio: '2026-05-01' } } },
    gatilhos: {
      docentes_periodo_na_disciplina: [
        {
          chao: [novo('turmas_disciplinas', { id: 1, data_inicio: '2026-03-01' })],
          comando: novo('docentes_periodo'),
          erro: 'DOCENTE_FORA_DA_DISCIPLINA',
        },
      ],
    },
  },
  horarios: {
    linha: {
      turma_id: 1,
      turma_disciplina_id: 1,
      dia_semana: 1,
      ordem: 1,
      inicio: '07:30',
      fim: '08:20',
      data_inicio: '2026-02-02',
      data_fim: '2026-12-18',
    },
    checks: {
      horarios_dia_semana_check: [{ dia_semana: 0 }, { dia_semana: 8 }],
      horarios_dias_check: [{ data_fim: '2026-02-01' }],
      horarios_horas_check: [{ fim: '07:30' }],
      horarios_ordem_check: [{ ordem: 0 }, { ordem: 17 }],
      horarios_sala_check: [{ sala: '' }, { sala: longo(41) }],
    },
    repetidas: {
      horarios_docente_key: { primeira: { docente_id: 1 }, segunda: { turma_id: 2, turma_disciplina_id: 2 } },
      horarios_ordem_key: { segunda: { inicio: '08:20', fim: '09:10' } },
      horarios_sala_key: { primeira: { sala: 'Sala 1' }, segunda: { turma_id: 2, turma_disciplina_id: 2, sala: 'SALA 1' } },
      horarios_turma_key: { segunda: { ordem: 2 } },
    },
    gatilhos: {
      horarios_disciplina_fkey: [{ chao: daTurma(), comando: novo('horarios', { turma_id: 2 }), erro: 'horarios_disciplina_fkey' }],
    },
  },
};
