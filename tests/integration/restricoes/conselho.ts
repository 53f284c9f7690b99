import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';
import { turma } from './notas.ts';

const anoFechado = novo('fechamentos', { id: 1, turma_id: 1, etapa_id: null, criterio: '{}', usuario_nome: 'Rosa' });
const noutraTurma = [
  novo('turmas', { id: 2, nome: 'B' }),
  novo('fechamentos', { id: 1, turma_id: 2, etapa_id: null, criterio: '{}', usuario_nome: 'Rosa' }),
  novo('resultados_alunos', { fechamento_id: 1, matricula_id: 1, dadas: 0, faltas: 0, justificadas: 0 }),
];
const aberto = novo('conselhos', { id: 1 });
const lavrado = novo('conselhos', { id: 1, situacao: 'lavrado' });
const cancelamento = { cancelado_em: '2026-12-21', cancelado_motivo: 'Engano', cancelado_por: 'Rosa' };
const ata = novo('conselhos_atas', { id: 1 });
const decisao = { decisao: 'mantido', motivo: 'Não alcançou' };

/** Councils, what they said of students, and their minutes. */
export const deConselhos: Regras = {
  conselhos: {
    linha: { turma_id: 1, data_conselho: '2026-12-20', usuario_nome: 'Rosa' },
    checks: {
      conselhos_participantes_check: [{ participantes: '{}' }],
      conselhos_observacoes_check: [{ observacoes: '' }, { observacoes: longo(8001) }],
      conselhos_situacao_check: [{ situacao: 'x' }],
      conselhos_cancelado_motivo_check: [{ situacao: 'cancelado', ...cancelamento, cancelado_motivo: 'ab' }],
      conselhos_cancelado_check: [{ situacao: 'cancelado' }, cancelamento],
    },
    repetidas: { conselhos_vivo_key: {} },
    gatilhos: {
      conselhos_verificados: [
        { chao: [...turma(), anoFechado], comando: novo('conselhos'), erro: 'CONSELHO_DE_ANO_FECHADO' },
        { chao: turma(), comando: novo('conselhos', { etapa_id: 99 }), erro: 'CONSELHO_DE_OUTRA_ETAPA' },
        { chao: [...turma(), lavrado], comando: "update conselhos set observacoes = 'x'", erro: 'CONSELHO_COM_ATA' },
        { chao: [...turma(), aberto], comando: 'update conselhos set turma_id = 2', erro: 'CONSELHO_PARADO' },
        {
          chao: [...turma(), novo('conselhos', { id: 1, situacao: 'cancelado', ...cancelamento })],
          comando: "update conselhos set data_conselho = '2026-12-22'",
          erro: 'CONSELHO_PARADO',
        },
      ],
      conselhos_tem_ata: [{ chao: turma(), comando: novo('conselhos', { situacao: 'lavrado' }), erro: 'CONSELHO_SEM_ATA' }],
    },
  },
  conselhos_alunos: {
    linha: { conselho_id: 1, matricula_id: 1, usuario_nome: 'Rosa' },
    checks: {
      conselhos_alunos_decisao_check: [{ decisao: 'x', motivo: 'abc' }],
      conselhos_alunos_decisao_motivada: [{ decisao: 'mantido' }],
      conselhos_alunos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(1001) }],
      conselhos_alunos_observacao_check: [{ observacao: '' }, { observacao: longo(4001) }],
      conselhos_alunos_encaminhamento_check: [{ encaminhamento: '' }, { encaminhamento: longo(1001) }],
    },
    repetidas: { conselhos_alunos_pkey: {} },
    gatilhos: {
      conselhos_alunos_verificados: [
        { chao: [...turma(), aberto, anoFechado], comando: novo('conselhos_alunos'), erro: 'CONSELHO_DE_ANO_FECHADO' },
        { chao: [...turma(), aberto, ...noutraTurma], comando: novo('conselhos_alunos'), erro: 'CONSELHO_DE_ANO_FECHADO' },
        { chao: [...turma(), lavrado], comando: novo('conselhos_alunos'), erro: 'CONSELHO_COM_ATA' },
        {
          chao: [...turma(), novo('conselhos', { id: 1, etapa_id: 1 })],
          comando: novo('conselhos_alunos', decisao),
          erro: 'DECISAO_EM_CONSELHO_DE_ETAPA',
        },
        { chao: [...turma(), aberto], comando: novo('conselhos_alunos', { matricula_id: 99 }), erro: 'ALUNO_DE_OUTRO_CONSELHO' },
      ],
    },
  },
  conselhos_atas: {
    linha: {
      conselho_id: 1,
      numero: '2026-00001',
      codigo_verificacao: 'AAAA-BBBB-CCCC',
      data_emissao: '2026-12-20',
      conteudo: '{}',
      usuario_nome: 'Rosa',
    },
    checks: {
      conselhos_atas_codigo_verificacao_check: [{ codigo_verificacao: 'aaaa-bbbb-cccc' }],
      conselhos_atas_conteudo_check: [{ conteudo: '[]' }],
      conselhos_atas_numero_check: [{ numero: '2026-1' }],
    },
    repetidas: {
      conselhos_atas_codigo_key: { segunda: { numero: '2026-00002' } },
      conselhos_atas_numero_key: { segunda: { codigo_verificacao: 'AAAA-BBBB-DDDD' } },
    },
    gatilhos: { conselhos_atas_do_lavrado: [{ chao: [...turma(), aberto], comando: novo('conselhos_atas'), erro: 'CONSELHO_SEM_ATA' }] },
  },
  conselhos_atas_cancelamentos: {
    linha: { ata_id: 1, data_cancelamento: '2026-12-21', motivo: 'Engano', usuario_nome: 'Rosa' },
    checks: { conselhos_atas_cancelamentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(501) }] },
    repetidas: { conselhos_atas_cancelamentos_ata_key: {} },
    gatilhos: {
      conselhos_atas_canceladas: [
        { chao: [...turma(), lavrado, ata], comando: novo('conselhos_atas_cancelamentos'), erro: 'CONSELHO_SEM_ATA' },
      ],
    },
  },
  conselhos_atas_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { conselhos_atas_numeracao_pkey: {} } },
};
