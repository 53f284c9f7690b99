import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosLancamento } from '#domains/contabil/lancamentos/erros.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosRegra as erros } from '../erros.ts';

// What a violated rule of the table of rules means to a person when two requests race past the checks.
registrarRestricoes({
  regras_contabeis_key: () => erros.REGRA_CONTABIL_REPETIDA({}, { campos: ['vigenteDesde'] }),
  regras_contabeis_dispensa_check: () => erros.REGRA_SEM_CONTA({}, { campos: ['debitoId'] }),
  regras_contabeis_contas_check: () => erros.REGRA_MESMA_CONTA({}, { campos: ['creditoId'] }),
  REGRA_EM_CONTA_NAO_LANCAVEL: (detalhe) => {
    const [campo = '', ...conta] = detalhe.split('|');
    return erros.REGRA_EM_CONTA_NAO_LANCAVEL({ conta: conta.join('|') }, { campos: [campo] });
  },
  regras_contabeis_debito_id_fkey: () => errosLancamento.CONTA_CONTABIL_DESCONHECIDA({}, { campos: ['debitoId'] }),
  regras_contabeis_credito_id_fkey: () => errosLancamento.CONTA_CONTABIL_DESCONHECIDA({}, { campos: ['creditoId'] }),
  regras_contabeis_centro_custo_id_fkey: () => errosLancamento.CENTRO_DE_CUSTO_DESCONHECIDO({}, { campos: ['centroCustoId'] }),
  regras_contabeis_segmentacao_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['segmentacaoId'] }),
  regras_contabeis_curso_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['cursoId'] }),
  regras_contabeis_grupo_produto_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['grupoProdutoId'] }),
  regras_contabeis_categoria_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['categoriaId'] }),
  regras_contabeis_forma_pagamento_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['formaPagamentoId'] }),
  regras_contabeis_conta_bancaria_id_fkey: () => errosComuns.NAO_ENCONTRADO({}, { campos: ['contaBancariaId'] }),
});
