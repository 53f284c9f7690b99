import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const envio = {
  notificacao_id: 1,
  destino: 'conselho',
  meio: 'entregue',
  data_envio: '2026-06-11',
  situacao: 'enviado',
  usuario_id: 1,
  usuario_nome: 'Marta',
};
const deEmail = { meio: 'email', contato: 'conselho@municipio.exemplo' };
/** Of the averages of an etapa, not of absences. */
const deMedias = { marco: null, etapa_id: 1 };
const cancelada = { cancelada_em: '2026-06-12', cancelada_por: 'Marta', cancelada_motivo: 'Engano' };

/** paineis: messages to teachers, notices of absences. */
export const dePaineis: Regras = {
  recados: {
    linha: { texto: 'Faltam notas.', para: 'docente', usuario_nome: 'Rosa' },
    checks: {
      recados_texto_check: [{ texto: '' }, { texto: longo(1001) }],
      recados_para_check: [{ para: 'x' }],
      recados_alvo_check: [
        { turma_id: 1 },
        { curso_id: 1 },
        { para: 'turma' },
        { para: 'curso' },
        { para: 'turma', turma_id: 1, curso_id: 1 },
      ],
    },
  },
  recados_destinatarios: {
    linha: { recado_id: 1, pessoa_id: 1 },
    repetidas: { recados_destinatarios_pkey: {} },
  },
  notificacoes: {
    linha: {
      numero: '2026-00001',
      matricula_id: 1,
      aluno_id: 1,
      curso_id: 1,
      ano_letivo_id: 1,
      marco: 30,
      data_notificacao: '2026-06-10',
      conteudo: '{}',
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      notificacoes_numero_check: [{ numero: '2026-1' }],
      notificacoes_marco_check: [{ marco: 31 }],
      notificacoes_assunto_check: [{ marco: null }, { etapa_id: 1 }],
      notificacoes_cancelada_motivo_check: [
        { ...cancelada, cancelada_motivo: 'ab' },
        { ...cancelada, cancelada_motivo: longo(501) },
      ],
      notificacoes_cancelada_check: [{ cancelada_em: '2026-06-12' }, { ...cancelada, cancelada_por: null }],
    },
    repetidas: {
      notificacoes_numero_key: { segunda: { aluno_id: 2 } },
      notificacoes_marco_key: { segunda: { numero: '2026-00002' } },
      notificacoes_etapa_key: { primeira: deMedias, segunda: { ...deMedias, numero: '2026-00002' } },
    },
    gatilhos: {
      notificacoes_aluno: [
        { chao: [novo('matriculas', { id: 1, aluno_id: 2 })], comando: novo('notificacoes'), erro: 'NOTIFICACAO_DE_OUTRO_ALUNO' },
        {
          chao: [novo('matriculas', { id: 1, aluno_id: 1 })],
          comando: novo('notificacoes', deMedias),
          erro: 'NOTIFICACAO_DE_OUTRO_ALUNO',
        },
      ],
      notificacoes_mudadas: [
        { chao: [novo('notificacoes')], comando: 'update notificacoes set marco = 100', erro: 'REGISTRO_IMUTAVEL' },
        {
          chao: [novo('notificacoes', cancelada)],
          comando: 'update notificacoes set cancelada_por = cancelada_por',
          erro: 'REGISTRO_IMUTAVEL',
        },
      ],
      notificacoes_canceladas: [
        {
          chao: [novo('notificacoes', { id: 1 }), novo('notificacoes_envios')],
          comando: "update notificacoes set cancelada_em = now(), cancelada_por = 'Marta', cancelada_motivo = 'Engano'",
          erro: 'NOTIFICACAO_JA_ENVIADA',
        },
      ],
    },
  },
  notificacoes_envios: {
    linha: envio,
    checks: {
      notificacoes_envios_destino_check: [{ destino: 'x', pessoa_id: null }],
      notificacoes_envios_meio_check: [{ meio: 'x' }],
      notificacoes_envios_contato_check: [{ contato: '' }, { contato: longo(255) }],
      notificacoes_envios_situacao_check: [{ ...deEmail, situacao: 'x' }],
      notificacoes_envios_motivo_falha_check: [{ ...deEmail, situacao: 'falhou', motivo_falha: 'x', detalhe_falha: 'x' }],
      notificacoes_envios_detalhe_falha_check: [{ ...deEmail, situacao: 'falhou', motivo_falha: 'servidor', detalhe_falha: longo(501) }],
      notificacoes_envios_pessoa_check: [{ pessoa_id: 1 }, { destino: 'responsavel' }],
      notificacoes_envios_email_check: [{ meio: 'email' }],
      notificacoes_envios_correio_check: [{ situacao: 'no_correio' }],
      notificacoes_envios_falha_check: [
        { ...deEmail, situacao: 'falhou' },
        { ...deEmail, situacao: 'falhou', motivo_falha: 'servidor' },
        { motivo_falha: 'servidor', detalhe_falha: 'x' },
      ],
    },
    repetidas: { notificacoes_envios_vivo_key: {} },
    gatilhos: {
      notificacoes_envios_mudados: [
        { chao: [novo('notificacoes_envios')], comando: 'update notificacoes_envios set contato = contato', erro: 'REGISTRO_IMUTAVEL' },
      ],
      notificacoes_envios_vivos: [
        { chao: [novo('notificacoes', { id: 1, ...cancelada })], comando: novo('notificacoes_envios'), erro: 'NOTIFICACAO_CANCELADA' },
        { chao: [novo('notificacoes', { id: 1, ...deMedias })], comando: novo('notificacoes_envios'), erro: 'ENVIO_SO_A_FAMILIA' },
      ],
    },
  },
  notificacoes_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { notificacoes_numeracao_pkey: {} } },
};
