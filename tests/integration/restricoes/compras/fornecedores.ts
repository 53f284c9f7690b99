import { longo, novo, type Regras } from '#tests/helpers/restricoes.ts';

/** financeiro/fornecedores: whom the school buys from. */
export const deFornecedores: Regras = {
  fornecedores: {
    linha: { documento: '11222333000181', nome: 'Norte Energia' },
    checks: {
      fornecedores_documento_check: [{ documento: '11222333000182' }, { documento: '52998224726' }, { documento: '1' }],
      fornecedores_nome_check: [{ nome: '' }, { nome: longo(121) }],
      fornecedores_nome_fantasia_check: [{ nome_fantasia: '' }, { nome_fantasia: longo(121) }],
      fornecedores_email_check: [{ email: longo(255) }],
      fornecedores_telefone_check: [{ telefone: longo(21) }],
      fornecedores_cep_check: [{ cep: '1' }],
      fornecedores_logradouro_check: [{ logradouro: longo(121) }],
      fornecedores_numero_check: [{ numero: longo(11) }],
      fornecedores_complemento_check: [{ complemento: longo(61) }],
      fornecedores_bairro_check: [{ bairro: longo(61) }],
      fornecedores_cidade_check: [{ cidade: longo(61) }],
      fornecedores_uf_check: [{ uf: 'pa' }],
      fornecedores_observacoes_check: [{ observacoes: longo(1001) }],
      fornecedores_banco_fechado: [{ banco: '{"conta": "1"}' }],
    },
    repetidas: { fornecedores_documento_key: {} },
    gatilhos: {
      fornecedores_dados_bancarios: [
        { chao: [], comando: novo('fornecedores', { banco: '{"cifrado": "a", "chave": "b"}' }), erro: 'DADOS_BANCARIOS_SEM_MUDANCA' },
      ],
      fornecedores_documento_fica: [
        {
          chao: [novo('fornecedores', { id: 1 }), novo('contas_pagar')],
          comando: `update fornecedores set documento = '52998224725'`,
          erro: 'DOCUMENTO_COM_HISTORICO',
        },
      ],
    },
  },
  fornecedores_contatos: {
    linha: { fornecedor_id: 1, ordem: 1, nome: 'Dona Lindalva' },
    checks: {
      fornecedores_contatos_ordem_check: [{ ordem: 0 }, { ordem: 21 }],
      fornecedores_contatos_nome_check: [{ nome: '' }, { nome: longo(81) }],
      fornecedores_contatos_papel_check: [{ papel: longo(61) }],
      fornecedores_contatos_telefone_check: [{ telefone: longo(21) }],
      fornecedores_contatos_email_check: [{ email: longo(255) }],
    },
    repetidas: { fornecedores_contatos_pkey: {} },
  },
  fornecedores_impostos: {
    linha: { fornecedor_id: 1, tipo: 'ir', nome: 'IRRF' },
    checks: { fornecedores_impostos_tipo_check: [{ tipo: 'x' }], fornecedores_impostos_nome_check: [{ nome: '' }, { nome: longo(81) }] },
    repetidas: { fornecedores_impostos_pkey: {} },
  },
};
