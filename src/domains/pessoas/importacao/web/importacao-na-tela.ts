import { importacaoApi } from '../api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';

export type ImportacaoNaTela = RespostaCliente<typeof importacaoApi.obterImportacao>;
