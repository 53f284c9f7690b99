import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const decimais = (coluna: string, max: number) => ({
  [`criterios_avaliacao_${coluna}_check`]: [{ [coluna]: -1 }, { [coluna]: max + 1 }],
});
const lista = (coluna: string) => ({ [`criterios_avaliacao_${coluna}_check`]: [{ [coluna]: 'x' }] });

/** An active enrollment in a course, of a year that nobody closed. */
const emAndamento = [novo('cursos', { id: 1 }), novo('matriculas')];

export const deEstrutura: Regras = {
  segmentacoes: {
    linha: { nome: 'Ensino Médio' },
    checks: { segmentacoes_nome_check: [{ nome: '' }, { nome: longo(81) }] },
    repetidas: { segmentacoes_nome_key: { segunda: { nome: 'ensino medio' } } },
    gatilhos: {
      segmentacoes_em_uso: [
        {
          chao: [novo('segmentacoes', { id: 1 }), ...emAndamento],
          comando: 'update segmentacoes set ativa = false',
          erro: 'CADASTRO_EM_ANDAMENTO',
        },
      ],
    },
  },
  cursos: {
    linha: { segmentacao_id: 1, nome: '6º ano' },
    checks: {
      cursos_carga_horaria_check: [{ carga_horaria: 0 }, { carga_horaria: 10_000 }],
      cursos_check: [{ id: 7, proximo_curso_id: 7 }],
      cursos_idade_minima_check: [{ idade_minima: -1 }, { idade_minima: 100 }],
      cursos_nome_check: [{ nome: '' }, { nome: longo(101) }],
      cursos_sigla_check: [{ sigla: longo(21) }],
    },
    repetidas: { cursos_nome_key: {} },
    gatilhos: {
      cursos_em_uso: [
        { chao: emAndamento, comando: 'update cursos set segmentacao_id = 2', erro: 'CURSO_COM_HISTORICO' },
        { chao: [novo('cursos', { id: 1 }), novo('turmas')], comando: 'update cursos set segmentacao_id = 2', erro: 'CURSO_COM_HISTORICO' },
        { chao: emAndamento, comando: 'update cursos set ativo = false', erro: 'CADASTRO_EM_ANDAMENTO' },
      ],
    },
  },
  criterios_avaliacao: {
    linha: { curso_id: 1 },
    checks: {
      ...lista('arredondamento'),
      ...lista('arredondamento_desde'),
      ...lista('calculo_da_etapa'),
      ...lista('alcance_da_recuperacao'),
      ...lista('plano'),
      criterios_avaliacao_pontos_da_etapa_check: [{ pontos_da_etapa: 0 }, { pontos_da_etapa: 1001 }],
      criterios_avaliacao_melhores_avaliacoes_check: [{ melhores_avaliacoes: 0 }, { melhores_avaliacoes: 21 }],
      criterios_avaliacao_etapas_por_recuperacao_check: [{ etapas_por_recuperacao: 1 }, { etapas_por_recuperacao: 13 }],
      criterios_avaliacao_formula_da_media_check: [
        { formula_da_media: '' },
        { formula_da_media: 'E1 = 2' },
        { formula_da_media: longo(201) },
      ],
      criterios_avaliacao_formula_do_exame_check: [{ formula_do_exame: '' }, { formula_do_exame: 'EX!' }, { formula_do_exame: longo(201) }],
      ...lista('controle_frequencia'),
      ...lista('recuperacao_por_etapa'),
      ...lista('tipo'),
      ...decimais('casas_decimais', 2),
      ...decimais('dependencias_permitidas', 20),
      ...decimais('disciplinas_do_conselho', 20),
      ...decimais('frequencia_minima', 100),
      ...decimais('media_final', 10),
      ...decimais('peso_exame', 100),
      ...decimais('peso_media', 100),
      // Under the recovery's minimum, or above ten: each bound alone.
      criterios_avaliacao_media_aprovacao_check: [{ media_aprovacao: 11 }, { media_aprovacao: -1, media_minima_recuperacao: -1 }],
      criterios_avaliacao_media_minima_recuperacao_check: [{ media_minima_recuperacao: -1 }],
      criterios_avaliacao_medias_check: [{ media_minima_recuperacao: 8 }],
      criterios_avaliacao_pesos_check: [{ peso_exame: 0 }],
      criterios_avaliacao_conceitos_check: [{ conceitos: '{}' }],
      criterios_avaliacao_desde_ano_check: [{ desde_ano: 1989 }, { desde_ano: 2101 }],
      criterios_avaliacao_dois_conceitos: [{ tipo: 'conceito', conceitos: '["A"]' }],
    },
    repetidas: { criterios_avaliacao_desde_key: {} },
    gatilhos: {
      criterios_avaliacao_do_inicio: [
        {
          chao: [novo('cursos', { id: 1 }), novo('criterios_avaliacao')],
          comando: 'delete from criterios_avaliacao',
          erro: 'CRITERIO_DO_INICIO',
        },
      ],
    },
  },
  grupos_turma: {
    linha: { nome: '1º ano manhã' },
    checks: { grupos_turma_nome_check: [{ nome: '' }, { nome: longo(81) }] },
    repetidas: { grupos_turma_nome_key: { segunda: { nome: '1º ANO MANHA' } } },
    gatilhos: {
      grupos_turma_em_uso: [
        {
          chao: [novo('grupos_turma', { id: 1 }), novo('turmas', { grupo_turma_id: 1 })],
          comando: 'update grupos_turma set ativo = false',
          erro: 'CADASTRO_EM_ANDAMENTO',
        },
      ],
    },
  },
  turmas: {
    linha: { curso_id: 1, ano_letivo_id: 1, nome: '6º ano A', turno: 'manha', vagas: 30 },
    checks: {
      turmas_nome_check: [{ nome: '' }, { nome: longo(61) }],
      turmas_sala_check: [{ sala: longo(41) }],
      turmas_situacao_check: [{ situacao: 'x' }],
      turmas_turno_check: [{ turno: 'x' }],
      turmas_vagas_check: [{ vagas: -1 }, { vagas: 1000 }],
    },
    repetidas: { turmas_nome_key: { segunda: { turno: 'tarde' } } },
    gatilhos: {
      turmas_turno: [
        {
          chao: [
            novo('pessoas', { id: 1, nome: 'Ana' }),
            novo('matriculas', { id: 1 }),
            novo('matriculas', { id: 2, codigo: '2026-00002', curso_id: 2 }),
            novo('turmas', { id: 1 }),
            novo('turmas', { id: 2, curso_id: 2, turno: 'tarde' }),
            novo('enturmacoes', { id: 1 }),
            novo('enturmacoes', { id: 2, matricula_id: 2, turma_id: 2 }),
          ],
          comando: `update turmas set turno = 'integral' where id = 2`,
          erro: 'MATRICULA_MESMO_TURNO',
        },
      ],
      turmas_vagas: [
        {
          chao: [novo('turmas', { id: 1 }), novo('enturmacoes')],
          comando: 'update turmas set vagas = 0',
          erro: 'VAGAS_ABAIXO_DOS_MATRICULADOS',
        },
      ],
    },
  },
  turmas_situacoes: {
    linha: { turma_id: 1, de: 'aberta', para: 'fechada', usuario_nome: 'Marta' },
    checks: {
      turmas_situacoes_check: [
        { para: 'aberta', motivo: 'x' },
        { para: 'x', motivo: 'x' },
      ],
      turmas_situacoes_de_check: [{ de: 'x' }],
      turmas_situacoes_motivo_check: [{ motivo: '' }, { motivo: longo(301) }],
      turmas_situacoes_reabrir_pede_motivo: [{ de: 'fechada', para: 'aberta' }],
    },
  },
};
