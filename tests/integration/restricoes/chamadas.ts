import { longo, novo, type Recusa, type Regras } from '#tests/helpers/restricoes.ts';

const aluno = [
  novo('pessoas', { id: 1, nome: 'Ana' }),
  novo('matriculas', { id: 1 }),
  novo('enturmacoes', { matricula_id: 1, turma_id: 1 }),
];
const disciplina = [novo('turmas', { id: 1 }), novo('turmas_disciplinas', { id: 1 })];
const aula = novo('aulas', { id: 1, data_aula: '2026-03-02' });
const chamada = novo('chamadas', { id: 1 });
const ana = novo('faltas');
/** The class is closed: nothing of its diary changes. */
const turmaFechada = novo('turmas', { id: 1, situacao: 'fechada' });
const DIARIO_FECHADO = 'DIARIO_FECHADO';

/** What a roll must be, whether it is made or changed: the ground, and what is wrong with the row. */
const recusasDaChamada: readonly { chao: Recusa['chao']; errada: Readonly<Record<string, unknown>>; erro: string }[] = [
  { chao: aluno, errada: { data_chamada: '2026-03-02' }, erro: DIARIO_FECHADO },
  { chao: [...aluno, ...disciplina, novo('aulas', { id: 1, quantidade: 2 })], errada: { aula_id: 1 }, erro: 'CHAMADA_DE_OUTRA_AULA' },
  {
    chao: [...aluno, ...disciplina, novo('aulas', { id: 1, data_aula: '2026-03-03' })],
    errada: { aula_id: 1 },
    erro: 'CHAMADA_DE_OUTRA_AULA',
  },
  { chao: aluno, errada: { data_chamada: '2199-01-01' }, erro: 'CHAMADA_FUTURA' },
  { chao: aluno, errada: { alunos: '{1,1}' }, erro: 'CHAMADA_REPETIDA' },
  { chao: aluno, errada: { alunos: '{1,2}' }, erro: 'ALUNO_FORA_DA_TURMA' },
  { chao: aluno, errada: { data_chamada: '2026-01-19' }, erro: 'ALUNO_FORA_DA_TURMA' },
  { chao: [...aluno, novo('turmas', { id: 2 })], errada: { turma_id: 2 }, erro: 'ALUNO_FORA_DA_TURMA' },
];
const atribuir = (errada: Readonly<Record<string, unknown>>): string =>
  Object.entries(errada)
    .map(([coluna, valor]) => `${coluna} = ${typeof valor === 'string' ? `'${valor}'` : String(valor)}`)
    .join(', ');

/** Rolls, absences and what justifies them. */
export const deChamadas: Regras = {
  chamadas: {
    linha: { turma_id: 1, data_chamada: '2026-03-02', alunos: '{1}', usuario_nome: 'Fernanda' },
    checks: {
      chamadas_alunos_check: [{ alunos: '{}' }, { alunos: `{${Array.from({ length: 201 }, (_, i) => i + 1).join(',')}}` }],
      chamadas_do_dia_check: [{ quantidade: 2 }],
      chamadas_quantidade_check: [
        { quantidade: 0, aula_id: 1 },
        { quantidade: 13, aula_id: 1 },
      ],
    },
    repetidas: {
      chamadas_aula_id_key: { primeira: { aula_id: 1 }, segunda: { data_chamada: '2026-03-03' } },
      chamadas_dia_key: {},
    },
    gatilhos: {
      chamadas_feitas: recusasDaChamada.map(({ chao, errada, erro }) => ({
        chao: erro === DIARIO_FECHADO ? [...chao, turmaFechada] : chao,
        comando: novo('chamadas', errada),
        erro,
      })),
      chamadas_mudadas: [
        ...recusasDaChamada.map(({ chao, errada, erro }) => ({
          chao: [...chao, chamada, ...(erro === DIARIO_FECHADO ? [turmaFechada] : [])],
          comando: `update chamadas set ${atribuir(errada)}`,
          erro,
        })),
        {
          chao: [
            ...aluno,
            novo('matriculas', { id: 2, codigo: '2026-00002', aluno_id: 2 }),
            novo('enturmacoes', { matricula_id: 2, turma_id: 1 }),
            chamada,
            ana,
          ],
          comando: `update chamadas set alunos = '{2}'`,
          erro: 'FALTA_SEM_CHAMADA',
        },
      ],
      chamadas_retiradas: [{ chao: [chamada, turmaFechada], comando: 'delete from chamadas', erro: DIARIO_FECHADO }],
      chamadas_trocadas: [
        {
          chao: [chamada, turmaFechada, novo('turmas', { id: 2, nome: '6º ano B' })],
          comando: 'update chamadas set turma_id = 2',
          erro: DIARIO_FECHADO,
        },
      ],
    },
  },
  faltas: {
    linha: { chamada_id: 1, matricula_id: 1, faltas: 1 },
    checks: { faltas_faltas_check: [{ faltas: 0 }, { faltas: 13 }] },
    repetidas: { faltas_pkey: {} },
    gatilhos: {
      faltas_feitas: [
        { chao: [chamada], comando: novo('faltas', { faltas: 2 }), erro: 'FALTAS_ACIMA_DA_AULA' },
        { chao: [chamada], comando: novo('faltas', { matricula_id: 2 }), erro: 'FALTA_SEM_CHAMADA' },
        { chao: [turmaFechada, chamada], comando: ana, erro: DIARIO_FECHADO },
      ],
      faltas_mudadas: [
        { chao: [chamada, ana], comando: 'update faltas set faltas = 2', erro: 'FALTAS_ACIMA_DA_AULA' },
        { chao: [chamada, ana], comando: 'update faltas set matricula_id = 2', erro: 'FALTA_SEM_CHAMADA' },
        { chao: [turmaFechada, chamada, ana], comando: 'update faltas set justificada = true', erro: DIARIO_FECHADO },
      ],
      faltas_retiradas: [{ chao: [turmaFechada, chamada, ana], comando: 'delete from faltas', erro: DIARIO_FECHADO }],
    },
  },
  justificativas: {
    linha: { matricula_id: 1, data_inicio: '2026-03-02', data_fim: '2026-03-04', motivo: 'saude', usuario_nome: 'Fernanda' },
    checks: {
      justificativas_descricao_check: [{ descricao: '' }, { descricao: longo(501) }],
      justificativas_dias_check: [{ data_fim: '2026-03-01' }, { data_fim: '2027-03-05' }],
      justificativas_motivo_check: [{ motivo: 'x' }],
      justificativas_revogada_check: [{ revogada_em: '2026-03-05' }, { revogada_motivo: 'Engano' }],
      justificativas_revogada_motivo_check: [{ revogada_em: '2026-03-05', revogada_motivo: 'x' }],
    },
    repetidas: { justificativas_sem_sobreposicao: { segunda: { data_inicio: '2026-03-04', data_fim: '2026-03-04' } } },
    gatilhos: {
      justificativas_abertas: [{ chao: [...aluno, turmaFechada], comando: novo('justificativas'), erro: DIARIO_FECHADO }],
      justificativas_revogadas: [
        {
          chao: [...aluno, turmaFechada, novo('justificativas')],
          comando: `update justificativas set revogada_em = now(), revogada_motivo = 'Engano'`,
          erro: DIARIO_FECHADO,
        },
      ],
    },
  },
};

/** Where the student sat when he was called. */
export const doLugarChamado: Readonly<Record<string, readonly Recusa[]>> = {
  enturmacoes_com_chamada: [
    { chao: [...aluno, chamada], comando: `update enturmacoes set data_inicio = '2026-03-03'`, erro: 'LUGAR_COM_CHAMADA' },
    { chao: [...aluno, chamada], comando: `update enturmacoes set data_fim = '2026-03-01', fechada_por = 1`, erro: 'LUGAR_COM_CHAMADA' },
    { chao: [...aluno, chamada], comando: 'update enturmacoes set turma_id = 2', erro: 'LUGAR_COM_CHAMADA' },
  ],
  enturmacoes_retirada_com_chamada: [{ chao: [...aluno, chamada], comando: 'delete from enturmacoes', erro: 'LUGAR_COM_CHAMADA' }],
};

/** A lesson with a roll. */
export const daAulaChamada: Readonly<Record<string, readonly Recusa[]>> = {
  aulas_com_chamada: [
    { chao: [...disciplina, aula, novo('chamadas', { aula_id: 1 })], comando: 'update aulas set quantidade = 2', erro: 'AULA_JA_CHAMADA' },
    {
      chao: [...disciplina, aula, novo('chamadas', { aula_id: 1 })],
      comando: `update aulas set data_aula = '2026-03-03'`,
      erro: 'AULA_JA_CHAMADA',
    },
  ],
};
