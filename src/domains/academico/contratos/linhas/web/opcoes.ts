import type { RespostaCliente } from '#shared/endpoint.ts';
import type { contratosLinhasApi } from '../api.ts';

/** What a contract of an enrollment can be made of, as the server tells it. */
export type OpcoesDoContrato = RespostaCliente<typeof contratosLinhasApi.opcoesDeContrato>;
/** What the lines alone need of it: the same before the enrollment exists. */
export type OpcoesDasLinhas = Pick<OpcoesDoContrato, 'precos' | 'descontos' | 'formasPagamento'> &
  Partial<Pick<OpcoesDoContrato, 'jaCobrado'>>;
