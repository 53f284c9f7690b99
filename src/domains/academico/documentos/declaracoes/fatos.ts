import type { DataCivil } from '#shared/datas.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { FatosDoDocumento, FrequenciaDeclarada } from '../modelos.ts';

/** All that a declaration of an enrollment may speak of. */
export type DadosDaDeclaracao = Omit<FatosDoDocumento, 'escola'> & {
  hoje: DataCivil;
  escola: EscolaNoPapel;
  numero: string;
  finalidade: string | null;
  frequencia: FrequenciaDeclarada | null;
};
