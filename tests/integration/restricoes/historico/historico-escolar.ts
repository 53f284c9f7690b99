import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const doEmitido = { data_cancelamento: '2026-03-11', motivo: 'Engano', usuario_id: 1, usuario_nome: 'Marta' };
const texto = (coluna: string, max: number, min = 1) => ({
  [`historicos_configuracao_${coluna}_check`]: [{ [coluna]: longo(max + 1) }, { [coluna]: longo(min - 1) }],
});

/** The transcripts: what is typed in and what was issued. */
export const doHistoricoEscolar: Regras = {
  historicos: {
    linha: { aluno_id: 1 },
    checks: { historicos_observacoes_check: [{ observacoes: '' }, { observacoes: longo(4001) }] },
    repetidas: { historicos_aluno_key: {} },
  },
  historicos_anos: {
    linha: { historico_id: 1, ano: 2025, instituicao_id: 1, serie: '5º ano', resultado: 'aprovado' },
    checks: {
      historicos_anos_ano_check: [{ ano: 1949 }, { ano: 2101 }],
      historicos_anos_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      historicos_anos_dias_letivos_check: [{ dias_letivos: 0 }, { dias_letivos: 367 }],
      historicos_anos_frequencia_check: [{ frequencia: -1 }, { frequencia: 100.5 }],
      historicos_anos_instituicao_da_turma: [{ instituicao_id: null, instituicao_turma_id: 1 }],
      historicos_anos_observacao_check: [{ observacao: '' }, { observacao: longo(501) }],
      historicos_anos_resultado_check: [{ resultado: 'x' }],
      historicos_anos_serie_check: [{ serie: '' }, { serie: longo(61) }],
      historicos_anos_turma_check: [{ turma: '' }, { turma: longo(61) }],
    },
    repetidas: { historicos_anos_key: {} },
    gatilhos: {
      historicos_anos_turma: [
        {
          chao: [novo('instituicoes_turmas', { id: 7, ano: 2024 })],
          comando: novo('historicos_anos', { instituicao_turma_id: 7 }),
          erro: 'HISTORICO_TURMA_DE_OUTRA_ESCOLA',
        },
      ],
    },
  },
  historicos_disciplinas: {
    linha: { historico_ano_id: 1, instituicao_disciplina_id: 1, aproveitamento: '8,5' },
    checks: {
      historicos_disciplinas_algo_check: [{ aproveitamento: null }],
      historicos_disciplinas_aproveitamento_check: [{ aproveitamento: '' }, { aproveitamento: longo(11) }],
      historicos_disciplinas_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      historicos_disciplinas_faltas_check: [{ faltas: -1 }, { faltas: 10_000 }],
      historicos_disciplinas_qual_check: [{ disciplina_id: 1 }, { instituicao_disciplina_id: null }],
      historicos_disciplinas_resultado_check: [{ resultado: 'x' }],
    },
    repetidas: { historicos_disciplinas_key: {} },
    gatilhos: {
      historicos_disciplinas_escola: [
        {
          chao: [novo('historicos_anos', { id: 1, instituicao_id: 2 }), novo('instituicoes_disciplinas', { id: 1, instituicao_id: 1 })],
          comando: novo('historicos_disciplinas'),
          erro: 'HISTORICO_DISCIPLINA_DE_OUTRA_ESCOLA',
        },
      ],
    },
  },
  historicos_configuracao: {
    linha: { id: 1 },
    checks: {
      historicos_configuracao_id_check: [{ id: 2 }],
      ...texto('atos', 500),
      ...texto('diretor_nome', 120, 3),
      ...texto('diretor_registro', 60),
      ...texto('mantenedora', 150),
      ...texto('secretario_nome', 120, 3),
      ...texto('secretario_registro', 60),
    },
    repetidas: { historicos_configuracao_pkey: {} },
  },
  historicos_emitidos: {
    linha: {
      numero: '2026-00001',
      tipo: 'completo',
      aluno_id: 1,
      ate_ano: 2025,
      codigo_verificacao: 'AAAA-BBBB-CCCC',
      data_emissao: '2026-03-10',
      conteudo: '{}',
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      historicos_emitidos_ate_ano_check: [{ ate_ano: 1949 }, { ate_ano: 2101 }],
      historicos_emitidos_codigo_verificacao_check: [{ codigo_verificacao: 'aaaa-bbbb-cccc' }],
      historicos_emitidos_conteudo_check: [{ conteudo: '[]' }],
      historicos_emitidos_numero_check: [{ numero: '2026-1' }],
      historicos_emitidos_tipo_check: [{ tipo: 'x' }],
    },
    repetidas: {
      historicos_emitidos_codigo_key: { segunda: { numero: '2026-00002' } },
      historicos_emitidos_numero_key: { segunda: { codigo_verificacao: 'AAAA-BBBB-DDDD' } },
    },
  },
  historicos_cancelamentos: {
    linha: { emitido_id: 1, ...doEmitido },
    checks: { historicos_cancelamentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(501) }] },
    repetidas: { historicos_cancelamentos_emitido_key: {} },
  },
  historicos_vias: {
    linha: { emitido_id: 1, via: 2, data_via: '2026-03-10', usuario_id: 1, usuario_nome: 'Marta' },
    checks: { historicos_vias_via_check: [{ via: 1 }] },
    repetidas: { historicos_vias_key: {} },
    gatilhos: {
      historicos_vias_contadas: [
        { chao: [novo('historicos_cancelamentos')], comando: novo('historicos_vias'), erro: 'HISTORICO_VIA_RECUSADA' },
        { chao: [], comando: novo('historicos_vias', { via: 3 }), erro: 'HISTORICO_VIA_RECUSADA' },
      ],
    },
  },
  historicos_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { historicos_numeracao_pkey: {} } },
};
