import type { RespostaCliente } from '#shared/endpoint.ts';
import type { contratosApi } from '#domains/academico/contratos/lista/api.ts';

/** What a contract of an enrollment can be made of, as the server tells it. */
export type OpcoesDoContrato = RespostaCliente<typeof contratosApi.opcoesDeContrato>;
/** What the lines alone need of it: the same before the enrollment exists. */
export type OpcoesDasLinhas = Pick<OpcoesDoContrato, 'precos' | 'descontos' | 'formasPagamento'> &
  Partial<Pick<OpcoesDoContrato, 'jaCobrado'>>;
export type ContratoAberto = RespostaCliente<typeof contratosApi.obterContrato>;
