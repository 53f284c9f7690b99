import { doLugarChamado } from './chamadas.ts';
import { doLugarComNota } from './notas.ts';
import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const matricula = novo('matriculas', { id: 1 });
const pessoa = novo('pessoas', { id: 1, nome: 'Ana' });
/** Two enrollments of one student, in the classes 1 (morning) and 2 (as told). */
const doisLugares = (turno: string, segunda = {}) => [
  pessoa,
  matricula,
  novo('matriculas', { id: 2, codigo: '2026-00002', curso_id: 2, ...segunda }),
  novo('turmas', { id: 1 }),
  novo('turmas', { id: 2, curso_id: 2, turno }),
];
const inteira = [matricula, novo('matriculas_responsaveis', { id: 1 }), novo('turmas', { id: 1 }), novo('enturmacoes', { id: 1 })];

/** A class of a segmentação whose only period of the year is closed. */
const anoFechado = [
  novo('periodos_letivos', { id: 1 }),
  novo('periodos_letivos_segmentacoes', { id: 1, situacao: 'fechado' }),
  novo('cursos', { id: 1 }),
  novo('turmas', { id: 1 }),
];

export const deMatriculas: Regras = {
  matriculas_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { matriculas_numeracao_pkey: {} } },
  matriculas: {
    linha: { codigo: '2026-00001', aluno_id: 1, curso_id: 1, ano_letivo_id: 1, movimento: 'ativa', data_matricula: '2026-01-20' },
    checks: {
      matriculas_check: [{ data_saida: '2026-01-19' }],
      matriculas_data_saida_check: [{ movimento: 'transferida' }],
      matriculas_movimento_check: [{ movimento: 'x', data_saida: '2026-06-01' }],
      matriculas_observacoes_check: [{ observacoes: longo(2001) }],
      matriculas_resultado_check: [{ resultado: 'x' }],
    },
    repetidas: {
      matriculas_codigo_key: { segunda: { aluno_id: 2 } },
      matriculas_ativa_key: { segunda: { codigo: '2026-00002', movimento: 'pre_matricula' } },
    },
    gatilhos: {
      matriculas_resultado_inicial: [
        { chao: [], comando: novo('matriculas', { resultado: 'aprovado' }), erro: 'RESULTADO_TRANSICAO_PROIBIDA' },
      ],
      matriculas_resultado_transicao: [
        { chao: [matricula], comando: `update matriculas set resultado = 'aprovado_apos_exame'`, erro: 'RESULTADO_TRANSICAO_PROIBIDA' },
        {
          chao: [novo('matriculas', { movimento: 'concluida', resultado: 'aprovado' })],
          comando: `update matriculas set resultado = 'cursando'`,
          erro: 'RESULTADO_DE_MATRICULA_PARADA',
        },
      ],
      matriculas_tem_responsaveis: [{ chao: [], comando: matricula, erro: 'RESPONSAVEL_PEDAGOGICO_AUSENTE' }],
      matriculas_tem_turma: [{ chao: [], comando: matricula, erro: 'MATRICULA_SEM_TURMA' }],
      matriculas_turno_na_volta: [
        {
          chao: [
            ...doisLugares('integral', { movimento: 'trancada', data_saida: '2026-03-01' }),
            novo('enturmacoes', { id: 1 }),
            novo('enturmacoes', { id: 2, matricula_id: 2, turma_id: 2 }),
          ],
          comando: `update matriculas set movimento = 'ativa', data_saida = null where id = 2`,
          erro: 'MATRICULA_MESMO_TURNO',
        },
      ],
      matriculas_ultimo_movimento: [
        {
          chao: [matricula, novo('matriculas_movimentos')],
          comando: `update matriculas set movimento = 'trancada'`,
          erro: 'MATRICULA_SEM_MOVIMENTO',
        },
      ],
    },
  },
  matriculas_responsaveis: {
    linha: { matricula_id: 1, pessoa_id: 1, pedagogico: true, financeiro: true, percentual: 100 },
    checks: {
      matriculas_responsaveis_financeiro_tem_percentual: [{ financeiro: false }, { percentual: null }],
      matriculas_responsaveis_papel_check: [{ pedagogico: false, financeiro: false, percentual: null }],
      matriculas_responsaveis_parentesco_valores: [{ parentesco: 'x' }],
      matriculas_responsaveis_parentesco_check: [{ parentesco: longo(41) }],
      matriculas_responsaveis_percentual_check: [{ percentual: 0 }, { percentual: 100.01 }],
    },
    repetidas: { matriculas_responsaveis_pessoa_key: {} },
    gatilhos: {
      matriculas_responsaveis_minimos: [
        { chao: inteira, comando: 'delete from matriculas_responsaveis', erro: 'RESPONSAVEL_PEDAGOGICO_AUSENTE' },
        {
          chao: inteira,
          comando: 'update matriculas_responsaveis set financeiro = false, percentual = null',
          erro: 'RESPONSAVEL_FINANCEIRO_AUSENTE',
        },
        { chao: inteira, comando: 'update matriculas_responsaveis set percentual = 99.99', erro: 'PERCENTUAIS_NAO_SOMAM_100' },
      ],
    },
  },
  enturmacoes: {
    linha: { matricula_id: 1, turma_id: 1, data_inicio: '2026-01-20', aberta_por: 1 },
    checks: {
      enturmacoes_check: [{ data_fim: '2026-01-19', fechada_por: 2 }],
      enturmacoes_excedente_check: [{ excedente: true }, { motivo_excedente: 'Irmãos' }],
      enturmacoes_fechada_check: [{ data_fim: '2026-02-01' }, { fechada_por: 2 }],
      enturmacoes_motivo_excedente_check: [{ excedente: true, motivo_excedente: longo(301) }],
      enturmacoes_numero_chamada_check: [{ numero_chamada: 0 }],
    },
    repetidas: { enturmacoes_atual_key: { segunda: { turma_id: 2 } } },
    gatilhos: {
      ...doLugarChamado,
      ...doLugarComNota,
      enturmacoes_coerentes: [
        { chao: inteira, comando: 'delete from enturmacoes', erro: 'MATRICULA_SEM_TURMA' },
        {
          chao: [novo('matriculas', { id: 1, movimento: 'trancada' }), novo('turmas', { id: 1 })],
          comando: novo('enturmacoes'),
          erro: 'ENTURMACAO_DE_MATRICULA_ENCERRADA',
        },
        { chao: [matricula, novo('turmas', { id: 1, curso_id: 2 })], comando: novo('enturmacoes'), erro: 'TURMA_DE_OUTRO_CURSO' },
      ],
      enturmacoes_periodo: [{ chao: anoFechado, comando: novo('enturmacoes'), erro: 'PERIODO_LETIVO_FECHADO' }],
      enturmacoes_periodo_na_mudanca: [
        {
          chao: [...anoFechado, novo('enturmacoes')],
          comando: `update enturmacoes set data_inicio = '2026-02-01'`,
          erro: 'PERIODO_LETIVO_FECHADO',
        },
      ],
      enturmacoes_turno: [
        {
          chao: [...doisLugares('manha'), novo('enturmacoes', { id: 1 })],
          comando: novo('enturmacoes', { id: 2, matricula_id: 2, turma_id: 2 }),
          erro: 'MATRICULA_MESMO_TURNO',
        },
      ],
      enturmacoes_turno_na_volta: [
        {
          chao: [
            ...doisLugares('manha'),
            novo('enturmacoes', { id: 1 }),
            novo('enturmacoes', { id: 2, matricula_id: 2, turma_id: 2, data_fim: '2026-03-01', fechada_por: 1 }),
          ],
          comando: 'update enturmacoes set data_fim = null, fechada_por = null where id = 2',
          erro: 'MATRICULA_MESMO_TURNO',
        },
      ],
      enturmacoes_vagas: [
        { chao: [novo('turmas', { id: 1, situacao: 'fechada' })], comando: novo('enturmacoes'), erro: 'TURMA_FECHADA' },
        { chao: [novo('turmas', { id: 1, vagas: 0 })], comando: novo('enturmacoes'), erro: 'TURMA_SEM_VAGA' },
        {
          chao: [novo('turmas', { id: 1, vagas: 1 }), novo('enturmacoes', { matricula_id: 2, excedente: true, motivo_excedente: 'x' })],
          comando: novo('enturmacoes'),
          erro: 'TURMA_SEM_VAGA',
        },
      ],
      enturmacoes_vagas_na_volta: [
        {
          chao: [novo('turmas', { id: 1, vagas: 0 }), novo('enturmacoes', { data_fim: '2026-03-01', fechada_por: 1 })],
          comando: 'update enturmacoes set data_fim = null, fechada_por = null',
          erro: 'TURMA_SEM_VAGA',
        },
      ],
    },
  },
};
