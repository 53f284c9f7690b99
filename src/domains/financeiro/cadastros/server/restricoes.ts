import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCadastros } from '../erros.ts';
import { textosCadastros } from '../texts.ts';

const desconhecida = (campo: string) => () => errosCadastros.REFERENCIA_DESCONHECIDA({}, { campos: [campo] });

registrarRestricoes({
  bancos_codigo_key: () => errosCadastros.BANCO_REPETIDO({}, { campos: ['codigo'] }),
  contas_bancarias_nome_key: () => errosCadastros.NOME_REPETIDO({}, { campos: ['nome'] }),
  formas_pagamento_nome_key: () => errosCadastros.NOME_REPETIDO({}, { campos: ['nome'] }),
  descontos_nome_key: () => errosCadastros.NOME_REPETIDO({}, { campos: ['nome'] }),
  precos_descricao_key: () => errosCadastros.PRECO_REPETIDO({}, { campos: ['descricao'] }),
  taxas_vigente_desde_key: () => errosCadastros.TAXA_REPETIDA({}, { campos: ['vigenteDesde'] }),
  taxas_servico_nome_key: () => errosCadastros.TAXA_SERVICO_REPETIDA({}, { campos: ['vigenteDesde'] }),
  categorias_financeiras_nome_key: () => errosCadastros.NOME_REPETIDO({}, { campos: ['nome'] }),
  centros_custo_nome_key: () => errosCadastros.NOME_REPETIDO({}, { campos: ['nome'] }),
  impostos_sem_sobreposicao: () => errosCadastros.IMPOSTO_SOBREPOSTO({}, { campos: ['vigenteDesde', 'vigenteAte'] }),
  impostos_destinatario_fornecedor_id_fkey: desconhecida('destinatarioFornecedorId'),
  ANUIDADE_REPETIDA: (preco) => errosCadastros.ANUIDADE_REPETIDA({ preco }, { campos: ['cursoId'] }),
  ANUIDADE_AUMENTADA: (detalhe) => {
    const [teto = '', contratos = '—'] = detalhe.split('|');
    const valor = /^\d+$/.test(teto) ? formatarReais(centavos(Number(teto))) : '—';
    return errosCadastros.ANUIDADE_AUMENTADA({ valor, contratos }, { campos: ['valorCentavos'] });
  },
  PRECO_CONTRATADO: () => errosCadastros.PRECO_CONTRATADO_AGORA({}, { campos: ['valorCentavos'] }),
  CATEGORIA_EM_USO: () => errosCadastros.CATEGORIA_EM_USO({}, { campos: ['sentido'] }),
  precos_ano_letivo_id_fkey: desconhecida('anoLetivoId'),
  precos_curso_id_fkey: desconhecida('cursoId'),
  CONTA_BANCARIA_REPETIDA: (conta) => errosCadastros.CONTA_BANCARIA_REPETIDA({ conta }, { campos: ['numero'] }),
  CONTA_SERIA_OUTRA: (nome) => errosCadastros.CONTA_SERIA_OUTRA({ nome }, { campos: ['bancoId'] }),
  BANCO_COM_CONTAS: (nome) =>
    errosCadastros.CADASTRO_COM_HISTORICO(
      { nome, campo: textosCadastros.codigo, usos: { br: 'contas', en: 'accounts' } },
      { campos: ['codigo'] },
    ),
  SALDO_INICIAL_FIXO: () => errosCadastros.SALDO_INICIAL_FIXO({}, { campos: ['saldoInicialCentavos'] }),
});
