import type { RespostaCliente } from '#shared/endpoint.ts';
import type { endpointsDeImportacao } from '#shared/importacao/api.ts';
import type { CampoDePlanilha } from '#shared/importacao/colunas.ts';

type ApiDeImportacao = ReturnType<typeof endpointsDeImportacao>;
export type Conferencia = RespostaCliente<ApiDeImportacao['conferir']>;
export type PropsDaImportacao = {
  titulo: string;
  /** What one line of the sheet is. */
  explicacao: string;
  api: ApiDeImportacao;
  campos: readonly CampoDePlanilha[];
  /** What an import makes old, by the beginnings of paths. */
  envelhece: readonly string[];
  aoFechar: () => void;
};
