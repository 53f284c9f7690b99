import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

/** A year with a period that serves one segmentação in one etapa, and a class in it. */
const periodo = [novo('periodos_letivos', { id: 1 }), novo('periodos_letivos_segmentacoes', { id: 1 }), novo('etapas', { id: 1 })];
const emUso = [...periodo, novo('cursos', { id: 1 }), novo('turmas', { id: 1 })];

/** A lesson in it. */
export const comAula = [...emUso, novo('turmas_disciplinas', { id: 1 }), novo('aulas', { id: 1 })];

export const dePeriodos: Regras = {
  anos_letivos: {
    linha: { ano: 2026 },
    checks: { anos_letivos_ano_check: [{ ano: 1989 }, { ano: 2101 }] },
    repetidas: { anos_letivos_ano_key: {} },
  },
  periodos_letivos: {
    linha: { ano_letivo_id: 1, nome: 'Ano letivo', data_inicio: '2026-02-02', data_fim: '2026-12-18' },
    checks: {
      periodos_letivos_datas_check: [{ data_fim: '2026-02-01' }],
      periodos_letivos_nome_check: [{ nome: '' }, { nome: longo(81) }],
    },
    repetidas: { periodos_letivos_nome_key: { segunda: { nome: 'ANO LETÍVO' } } },
    gatilhos: {
      periodos_letivos_ano_em_uso: [{ chao: emUso, comando: 'update periodos_letivos set ano_letivo_id = 2', erro: 'PERIODO_EM_USO' }],
      periodos_letivos_em_uso: [{ chao: emUso, comando: 'delete from periodos_letivos', erro: 'PERIODO_EM_USO' }],
      periodos_letivos_etapas: [
        { chao: periodo, comando: `update periodos_letivos set data_fim = '2026-03-01'`, erro: 'ETAPA_FORA_DO_PERIODO' },
      ],
    },
  },
  periodos_letivos_segmentacoes: {
    linha: { periodo_letivo_id: 1, segmentacao_id: 1 },
    checks: { periodos_letivos_segmentacoes_situacao_check: [{ situacao: 'x' }] },
    repetidas: { periodos_letivos_segmentacoes_key: {} },
    gatilhos: {
      periodos_letivos_segmentacoes_em_uso: [{ chao: emUso, comando: 'delete from periodos_letivos_segmentacoes', erro: 'PERIODO_EM_USO' }],
    },
  },
  etapas: {
    linha: { periodo_letivo_segmentacao_id: 1, ordem: 1, nome: '1º bimestre', data_inicio: '2026-02-02', data_fim: '2026-04-17' },
    checks: {
      etapas_datas_check: [{ data_fim: '2026-02-01' }],
      etapas_nome_check: [{ nome: '' }, { nome: longo(61) }],
      etapas_ordem_check: [{ ordem: 0 }, { ordem: 13 }],
      etapas_peso_check: [{ peso: 0 }],
      etapas_situacao_check: [{ situacao: 'x' }],
    },
    repetidas: {
      etapas_ordem_key: { segunda: { data_inicio: '2026-05-01', data_fim: '2026-06-30' } },
      etapas_sem_sobreposicao: { segunda: { ordem: 2, data_inicio: '2026-04-17', data_fim: '2026-06-30' } },
    },
    gatilhos: {
      etapas_com_aulas: [
        { chao: comAula, comando: `update etapas set data_fim = '2026-03-01'`, erro: 'ETAPA_DEIXA_AULAS' },
        { chao: comAula, comando: 'delete from etapas', erro: 'ETAPA_DEIXA_AULAS' },
      ],
      etapas_em_uso: [
        { chao: [...periodo, novo('cursos', { id: 1 }), novo('matriculas')], comando: 'delete from etapas', erro: 'PERIODO_EM_USO' },
      ],
      etapas_no_periodo: [{ chao: periodo, comando: `update etapas set data_fim = '2027-01-10'`, erro: 'ETAPA_FORA_DO_PERIODO' }],
    },
  },
  calendario_dias: {
    linha: { periodo_letivo_id: 1, data: '2026-03-04', tipo: 'feriado', nome: 'Aniversário da cidade' },
    checks: {
      calendario_dias_nome_check: [{ nome: '' }, { nome: longo(81) }],
      calendario_dias_segue_check: [{ segue_dia_semana: 1 }],
      calendario_dias_segue_dia_semana_check: [
        { tipo: 'letivo', segue_dia_semana: 0 },
        { tipo: 'letivo', segue_dia_semana: 8 },
      ],
      calendario_dias_tipo_check: [{ tipo: 'x' }],
    },
    repetidas: { calendario_dias_key: {} },
    gatilhos: {
      calendario_dias_com_aula: [
        { chao: comAula, comando: novo('calendario_dias'), erro: 'CALENDARIO_DIA_COM_AULA' },
        {
          chao: [...comAula, novo('calendario_dias', { tipo: 'letivo' })],
          comando: `update calendario_dias set tipo = 'recesso'`,
          erro: 'CALENDARIO_DIA_COM_AULA',
        },
        {
          chao: [
            ...emUso,
            novo('turmas_disciplinas', { id: 1 }),
            novo('aulas', { data_aula: '2026-03-07' }),
            novo('calendario_dias', { data: '2026-03-07', tipo: 'letivo' }),
          ],
          comando: 'delete from calendario_dias',
          erro: 'CALENDARIO_DIA_COM_AULA',
        },
      ],
    },
  },
};
