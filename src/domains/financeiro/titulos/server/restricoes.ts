import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosAcordo } from '../acordos/erros.ts';
import { errosCredito } from '../creditos/erros.ts';
import { errosTitulos } from '../erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { rotulosSituacao } from '../situacoes.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  titulos_receber_parcela_key: () => errosTitulos.TITULO_JA_EXISTE(),
  titulos_receber_pagador_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['pagadorId'] }),
  titulos_receber_aluno_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['alunoId'] }),
  titulos_receber_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  titulos_receber_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  titulos_receber_taxa_servico_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['taxaServicoId'] }),
  baixas_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  baixas_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  creditos_pagador_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['pagadorId'] }),
  creditos_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  creditos_forma_pagamento_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['formaPagamentoId'] }),
  creditos_usos_conta_bancaria_id_fkey: () => errosTitulos.CADASTRO_DESCONHECIDO({}, { campos: ['contaBancariaId'] }),
  creditos_usos_estornos_uso_key: () => errosCredito.DEVOLUCAO_JA_DESFEITA({ usuario: '—', em: '—' }),
  creditos_saldo_check: () => errosCredito.CREDITO_INSUFICIENTE({ saldo: '—', valor: '—' }),
  CREDITO_DE_RECIBO_ESTORNADO: () => errosCredito.CREDITO_DE_RECIBO_ESTORNADO(),
  TITULO_DE_CONTRATO_EM_VIGOR: (detalhe) => {
    const [numero = '—', contrato = '—'] = detalhe.split('|');
    return errosTitulos.TITULO_DE_CONTRATO_EM_VIGOR({ numero, contrato });
  },
  DESCONTO_CONDICIONAL_TOTAL: () => errosTitulos.DESCONTO_CONDICIONAL_TOTAL({}, { campos: ['descontoCondicionalCentavos'] }),
  TITULO_MOVIMENTADO: () => errosTitulos.TITULO_MOVIMENTADO({ numero: '—' }),
  CREDITO_INCOERENTE: () => errosCredito.CREDITO_INCOERENTE(),
  ACORDO_NAO_FECHA: () => errosAcordo.ACORDO_NAO_FECHA(),
  acordos_titulos_vivo_key: () => errosAcordo.TITULO_NAO_RENEGOCIA({ numero: '—', situacao: emFrase(rotulosSituacao, 'renegociado') }),
  estornos_baixa_key: () => errosTitulos.BAIXA_JA_ESTORNADA({ usuario: '—', em: '—' }),
});
