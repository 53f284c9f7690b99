import { novo, type Recusa, type Regras } from '#tests/helpers/restricoes.ts';
import { turma } from './notas.ts';

const fechada = novo('turmas_etapas_fechadas', { turma_id: 1, etapa_id: 1, usuario_nome: 'Rosa' });
const fechamento = (mudancas: object) =>
  novo('fechamentos', { id: 1, turma_id: 1, etapa_id: 1, criterio: '{}', usuario_nome: 'Rosa', ...mudancas });
const doAluno = novo('resultados_alunos', { fechamento_id: 1, matricula_id: 1, dadas: 0, faltas: 0, justificadas: 0 });
/** The etapa of the first enrollment is closed in another class, to which he moved. */
const noutraTurma = [fechamento({ turma_id: 2 }), doAluno];
/** The whole year of him. */
const anoNoutraTurma = [fechamento({ turma_id: 2, etapa_id: null }), doAluno];
const avaliacao = novo('avaliacoes', { id: 1 });
const dada = novo('notas', { valor: 7 });
const chamada = { turma_id: 1, data_chamada: '2026-03-04', alunos: '{1}' };
const rol = novo('chamadas', { ...chamada, id: 1 });
const falta = novo('faltas', { chamada_id: 1, matricula_id: 1, faltas: 1 });
const doAno = fechamento({ etapa_id: null });

/** What the tables of other rooms refuse because something was closed, by table and trigger. */
const gatilhos: Readonly<Record<string, Readonly<Record<string, readonly Recusa[]>>>> = {
  calendario_dias: {
    calendario_dias_fechados: [
      {
        chao: [...turma(), fechada],
        comando: novo('calendario_dias', { periodo_letivo_id: 1, data: '2026-03-04' }),
        erro: 'CALENDARIO_ETAPA_FECHADA',
      },
    ],
  },
  etapas: {
    etapas_fechadas_em_turmas: [{ chao: [...turma(), fechada], comando: 'update etapas set peso = 2', erro: 'ETAPA_FECHADA_EM_TURMAS' }],
  },
  enturmacoes: {
    enturmacoes_em_etapa_fechada: [
      { chao: [...turma(), fechada], comando: 'delete from enturmacoes', erro: 'LUGAR_EM_ETAPA_FECHADA' },
      { chao: [...turma(), fechada], comando: novo('enturmacoes', { matricula_id: 2, turma_id: 1 }), erro: 'LUGAR_EM_ETAPA_FECHADA' },
    ],
    enturmacoes_mudadas_em_etapa_fechada: [
      {
        chao: [...turma(), fechada],
        comando: `update enturmacoes set data_fim = '2026-03-04', fechada_por = 1`,
        erro: 'LUGAR_EM_ETAPA_FECHADA',
      },
      {
        chao: [...turma(), fechada],
        comando: `update enturmacoes set data_inicio = '2026-03-04'`,
        erro: 'ENTRADA_EM_ETAPA_FECHADA',
      },
    ],
  },
  criterios_avaliacao: {
    criterios_de_ano_fechado: [
      { chao: [...turma(), fechamento({})], comando: 'update criterios_avaliacao set media_final = 4', erro: 'CRITERIO_DE_ANO_FECHADO' },
    ],
  },
  matriculas: {
    matriculas_plano_de_aluno_fechado: [
      {
        chao: [...turma(), novo('matriculas', { id: 1 }), fechamento({}), doAluno],
        comando: 'update matriculas set plano_adaptado = true',
        erro: 'PLANO_DE_ALUNO_FECHADO',
      },
    ],
  },
  turmas: {
    turmas_com_resultados: [
      {
        chao: [...turma({ situacao: 'fechada' }), doAno],
        comando: `update turmas set situacao = 'aberta'`,
        erro: 'TURMA_REABRE_COM_RESULTADOS',
      },
      { chao: [...turma(), avaliacao], comando: `update turmas set situacao = 'fechada'`, erro: 'TURMA_FECHA_COM_RESULTADOS' },
    ],
  },
  notas: {
    notas_novas_de_aluno_fechado: [
      { chao: [...turma(), avaliacao, ...noutraTurma], comando: dada, erro: 'DIARIO_DE_ALUNO_FECHADO' },
      { chao: [...turma(), avaliacao, ...anoNoutraTurma], comando: dada, erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
    notas_retiradas_de_aluno_fechado: [
      { chao: [...turma(), avaliacao, ...noutraTurma, dada], comando: 'delete from notas', erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
    notas_mudadas_de_aluno_fechado: [
      { chao: [...turma(), avaliacao, ...noutraTurma, dada], comando: 'update notas set valor = 6', erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
  },
  avaliacoes: {
    avaliacoes_de_aluno_fechado: [
      {
        chao: [...turma(), avaliacao, ...noutraTurma, dada],
        comando: 'update avaliacoes set peso = 2',
        erro: 'DIARIO_DE_ALUNO_FECHADO',
      },
    ],
  },
  chamadas: {
    chamadas_novas_de_aluno_fechado: [
      { chao: [...turma(), ...noutraTurma], comando: novo('chamadas', chamada), erro: 'DIARIO_DE_ALUNO_FECHADO' },
      { chao: [...turma(), ...anoNoutraTurma], comando: novo('chamadas', chamada), erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
    chamadas_mudadas_de_aluno_fechado: [
      {
        chao: [...turma(), ...noutraTurma, novo('chamadas', chamada)],
        comando: "update chamadas set alunos = '{2}'",
        erro: 'DIARIO_DE_ALUNO_FECHADO',
      },
      {
        chao: [...turma(), ...noutraTurma, novo('chamadas', { ...chamada, alunos: '{2}' })],
        comando: "update chamadas set alunos = '{1,2}'",
        erro: 'DIARIO_DE_ALUNO_FECHADO',
      },
    ],
    chamadas_retiradas_de_aluno_fechado: [
      { chao: [...turma(), ...noutraTurma, novo('chamadas', chamada)], comando: 'delete from chamadas', erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
  },
  faltas: {
    faltas_feitas_de_aluno_fechado: [{ chao: [...turma(), ...noutraTurma, rol], comando: falta, erro: 'DIARIO_DE_ALUNO_FECHADO' }],
    faltas_mudadas_de_aluno_fechado: [
      {
        chao: [...turma(), ...anoNoutraTurma, rol, falta],
        comando: 'update faltas set justificada = true',
        erro: 'DIARIO_DE_ALUNO_FECHADO',
      },
    ],
    faltas_retiradas_de_aluno_fechado: [
      { chao: [...turma(), ...noutraTurma, rol, falta], comando: 'delete from faltas', erro: 'DIARIO_DE_ALUNO_FECHADO' },
    ],
  },
};

/** The rules of the other rooms with what a closing adds to them. */
export const comFechamento = (regras: Regras): Regras =>
  Object.fromEntries(
    Object.entries(regras).map(([tabela, suas]) => [tabela, { ...suas, gatilhos: { ...suas.gatilhos, ...gatilhos[tabela] } }]),
  );
