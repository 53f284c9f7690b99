import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

export const deDocumentos: Regras = {
  documentos_numeracao: { linha: { ano: 2026, ultimo: 1 }, repetidas: { documentos_numeracao_pkey: {} } },
  documentos_cancelamentos: {
    linha: { documento_id: 1, data_cancelamento: '2026-03-11', motivo: 'Engano', usuario_id: 1, usuario_nome: 'Marta' },
    checks: { documentos_cancelamentos_motivo_check: [{ motivo: 'ab' }, { motivo: longo(501) }] },
    repetidas: { documentos_cancelamentos_documento_key: {} },
  },
  documentos_emitidos: {
    linha: {
      numero: '2026-00001',
      tipo: 'declaracao_matricula',
      matricula_id: 1,
      aluno_id: 1,
      codigo_verificacao: 'AAAA-BBBB-CCCC',
      data_emissao: '2026-03-10',
      conteudo: '{}',
      usuario_id: 1,
      usuario_nome: 'Marta',
    },
    checks: {
      documentos_emitidos_codigo_verificacao_check: [{ codigo_verificacao: 'aaaa-bbbb-cccc' }],
      documentos_emitidos_movimento_check: [{ movimento_id: 1 }],
      documentos_emitidos_numero_check: [{ numero: '2026-1' }],
      documentos_emitidos_tipo_check: [{ tipo: 'x' }],
    },
    repetidas: {
      documentos_emitidos_codigo_key: { segunda: { numero: '2026-00002' } },
      documentos_emitidos_numero_key: { segunda: { codigo_verificacao: 'AAAA-BBBB-DDDD' } },
    },
    gatilhos: {
      documentos_emitidos_aluno: [
        { chao: [novo('matriculas', { id: 1, aluno_id: 2 })], comando: novo('documentos_emitidos'), erro: 'DOCUMENTO_DE_OUTRO_ALUNO' },
      ],
    },
  },
};
