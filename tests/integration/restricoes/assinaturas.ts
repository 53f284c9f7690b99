import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

const assinado = { assinou_em: '2026-03-02', forma: 'aceite', ip: '10.0.0.1', agente: 'Mozilla' };
const concluida = { concluida_em: '2026-03-03', concluida_por: 1, concluida_por_nome: 'Ada', final_id: 2 };

/** contratos/assinaturas: sendings, signers and their evidence, questions, trusted authorities. */
export const deAssinaturas: Regras = {
  assinaturas: {
    linha: {
      contrato_id: 1,
      texto_sha256: 'a'.repeat(64),
      original_id: 1,
      expira_em: '2026-03-10',
      dias: 10,
      usuario_id: 1,
      usuario_nome: 'Ada',
    },
    checks: {
      assinaturas_dias_check: [{ dias: 0 }],
      assinaturas_texto_sha256_check: [{ texto_sha256: 'A'.repeat(64) }, { texto_sha256: 'a'.repeat(63) }],
      assinaturas_motivo_check: [{ motivo: 'ab' }, { motivo: longo(301) }],
      assinaturas_conclusao_check: [{ ...concluida, final_id: null }, { concluida_por: 1 }],
      assinaturas_fim_check: [{ ...concluida, revogada_em: '2026-03-03' }],
    },
    repetidas: { assinaturas_aberta_key: {} },
    gatilhos: {
      assinaturas_conclusao: [
        {
          chao: [novo('assinaturas', { id: 1 }), novo('assinaturas_signatarios', { assinatura_id: 1 })],
          comando: "update assinaturas set concluida_em = now(), concluida_por = 1, concluida_por_nome = 'Ada', final_id = 2",
          erro: 'ASSINATURA_INCOMPLETA',
        },
      ],
    },
  },
  assinaturas_signatarios: {
    linha: { assinatura_id: 1, pessoa_id: 1, papel: 'pagador', nome: 'Rosa', email: 'rosa@familia.escola' },
    checks: {
      assinaturas_signatarios_papel_check: [{ papel: 'x' }],
      assinaturas_signatarios_email_check: [{ email: 'a@' }, { email: longo(255) }],
      assinaturas_signatarios_forma_check: [{ assinou_em: '2026-03-02', forma: 'x' }],
      assinaturas_signatarios_ip_check: [{ ip: longo(65) }],
      assinaturas_signatarios_agente_check: [{ agente: longo(301) }],
      assinaturas_signatarios_lembretes_check: [{ lembretes: -1 }],
      assinaturas_signatarios_evidencia_check: [
        { ...assinado, assinou_em: null },
        { ...assinado, ip: null },
        { ...assinado, forma: 'pdf' },
        { arquivo_id: 1, certificado: '{}' },
      ],
    },
    repetidas: { assinaturas_signatarios_key: {} },
    gatilhos: {
      assinaturas_signatarios_evidencia: [
        {
          chao: [novo('assinaturas_signatarios', assinado)],
          comando: "update assinaturas_signatarios set ip = '10.0.0.2'",
          erro: 'ASSINATURA_IMUTAVEL',
        },
      ],
    },
  },
  assinaturas_perguntas: {
    linha: { signatario_id: 1, texto: 'Quando vence?' },
    checks: {
      assinaturas_perguntas_texto_check: [{ texto: 'ab' }, { texto: longo(1001) }],
      assinaturas_perguntas_resposta_check: [
        { resposta: '', respondida_em: '2026-03-02', respondida_por_nome: 'Ada' },
        { resposta: longo(2001), respondida_em: '2026-03-02', respondida_por_nome: 'Ada' },
      ],
      assinaturas_perguntas_respondida_check: [{ resposta: 'Dia 10' }],
    },
  },
  certificados_confiaveis: {
    linha: { sha256: 'b'.repeat(64), nome: 'AC de teste', valido_ate: '2030-01-01', der: '\\x00', usuario_nome: 'Ada' },
    checks: {
      certificados_confiaveis_sha256_check: [{ sha256: 'B'.repeat(64) }],
      certificados_confiaveis_nome_check: [{ nome: '' }, { nome: longo(301) }],
      certificados_confiaveis_der_check: [{ der: `\\x${'00'.repeat(20_001)}` }],
    },
    repetidas: { certificados_confiaveis_sha256_key: {} },
  },
};
