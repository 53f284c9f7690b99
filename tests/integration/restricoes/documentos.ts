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
      documentos_emitidos_modelo_check: [{ documento_padrao_id: 1 }, { tipo: 'documento_padrao' }],
      documentos_emitidos_movimento_check: [{ movimento_id: 1 }],
      documentos_emitidos_numero_check: [{ numero: '2026-1' }],
      documentos_emitidos_tipo_check: [{ tipo: 'x' }],
    },
    repetidas: {
      documentos_emitidos_codigo_key: { segunda: { numero: '2026-00002' } },
      documentos_emitidos_tarefa_key: {
        primeira: { tarefa_id: 1 },
        segunda: { tarefa_id: 1, numero: '2026-00002', codigo_verificacao: 'AAAA-BBBB-DDDD' },
      },
      documentos_emitidos_numero_key: { segunda: { codigo_verificacao: 'AAAA-BBBB-DDDD' } },
    },
    gatilhos: {
      // A paper is of a version that there is.
      documentos_emitidos_modelo_fkey: [
        {
          chao: [novo('documentos_padrao_versoes')],
          comando: novo('documentos_emitidos', { documento_padrao_id: 1, modelo_versao: 2 }),
          erro: 'documentos_emitidos_modelo_fkey',
        },
      ],
      documentos_emitidos_aluno: [
        { chao: [novo('matriculas', { id: 1, aluno_id: 2 })], comando: novo('documentos_emitidos'), erro: 'DOCUMENTO_DE_OUTRO_ALUNO' },
      ],
    },
  },
  documentos_envios: {
    linha: { documento_id: 1, pessoa_id: 1, destino: 'mae@familia.exemplo', vez: 1, usuario_id: 1, usuario_nome: 'Marta' },
    checks: {
      documentos_envios_destino_check: [{ destino: 'ab' }, { destino: longo(255) }],
      documentos_envios_detalhe_falha_check: [{ situacao: 'falhou', motivo_falha: 'servidor', detalhe_falha: longo(501) }],
      documentos_envios_falha_check: [{ situacao: 'falhou' }, { situacao: 'enviado', motivo_falha: 'servidor', detalhe_falha: 'x' }],
      documentos_envios_motivo_falha_check: [{ situacao: 'falhou', motivo_falha: 'x', detalhe_falha: 'x' }],
      documentos_envios_situacao_check: [{ situacao: 'x' }],
      documentos_envios_vez_check: [{ vez: 0 }],
    },
    repetidas: { documentos_envios_vez_key: {} },
  },
  documentos_padrao: {
    linha: { id: 1, nome: 'Declaração', especie: 'declaracao' },
    checks: {
      documentos_padrao_nome_check: [{ nome: '' }, { nome: longo(121) }],
      documentos_padrao_especie_check: [{ especie: 'x' }],
      documentos_padrao_entregue_check: [{ entregue: 'A' }],
      documentos_padrao_papel_check: [{ papel: 'A' }],
      documentos_padrao_sempre_ativo_check: [{ papel: 'contrato', ativo: false }],
      documentos_padrao_versao_do_texto_check: [{ versao_do_texto: 0 }],
    },
    repetidas: {
      documentos_padrao_nome_key: { segunda: { id: 2, nome: 'DECLARACAO' } },
      documentos_padrao_papel_key: { primeira: { papel: 'contrato' }, segunda: { id: 2, nome: 'Outro', papel: 'contrato' } },
      documentos_padrao_entregue_key: { primeira: { entregue: 'ata' }, segunda: { id: 2, nome: 'Ata', entregue: 'ata' } },
    },
    gatilhos: {
      documentos_padrao_versao_fkey: [{ chao: [], comando: novo('documentos_padrao'), erro: 'documentos_padrao_versao_fkey' }],
    },
  },
  documentos_padrao_versoes: {
    linha: { documento_padrao_id: 1, numero: 1, conteudo: '{}', usuario_id: 1, usuario_nome: 'Marta' },
    checks: { documentos_padrao_versoes_numero_check: [{ numero: 0 }] },
    repetidas: { documentos_padrao_versoes_pkey: {} },
  },
  documentos_padrao_restricoes: {
    linha: { documento_padrao_id: 1, curso_id: 1 },
    checks: { documentos_padrao_restricoes_um_check: [{ curso_id: null }, { turma_id: 1 }] },
    repetidas: { documentos_padrao_restricoes_key: {} },
  },
  documentos_padrao_imagens: {
    linha: { arquivo_id: 1, largura: 100, altura: 50, usuario_id: 1, usuario_nome: 'Marta' },
    checks: {
      documentos_padrao_imagens_largura_check: [{ largura: 0 }, { largura: 4001 }],
      documentos_padrao_imagens_altura_check: [{ altura: 0 }, { altura: 4001 }],
    },
  },
};
