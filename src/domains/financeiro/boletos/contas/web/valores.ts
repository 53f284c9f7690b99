import type { RespostaCliente } from '#shared/endpoint.ts';
import type { contasCobrancaApi } from '../api.ts';

type Conta = RespostaCliente<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];

/** The form of an account: the numbers that only climb stay as they are unless told, and an account starts active, with the form of payment of its boletos. */
export function valoresDaConta(conta: Omit<Conta, 'atendida' | 'layouts' | 'campos' | 'configurada'>, formaDeBoleto: number | undefined) {
  return {
    versao: conta.versao,
    contaCobrancaId: conta.contaCobrancaId,
    padrao: conta.padrao,
    homologacao: conta.homologacao,
    layout: conta.layout,
    carteira: conta.carteira,
    convenio: conta.convenio,
    complemento: conta.complemento,
    codigoTransmissao: conta.codigoTransmissao,
    especie: conta.especie,
    aceite: conta.aceite,
    formaPagamentoId: conta.formaPagamentoId ?? formaDeBoleto,
    instrucoes: conta.instrucoes,
    diasBaixa: conta.diasBaixa,
    pixHibrido: conta.pixHibrido,
    toleranciaCentavos: conta.toleranciaCentavos,
    proximoSequencial: null,
    proximoNsa: null,
    ativa: conta.versao > 0 ? conta.ativa : true,
  };
}
