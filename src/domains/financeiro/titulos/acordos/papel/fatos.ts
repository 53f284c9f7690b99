import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { acordosApi } from '../api.ts';

type Acordo = Pick<
  RespostaServidor<typeof acordosApi.obterAcordo>,
  | 'numero'
  | 'pagadorNome'
  | 'dataAcordo'
  | 'totalCentavos'
  | 'diasParaQuebra'
  | 'saldoCentavos'
  | 'multaCentavos'
  | 'jurosCentavos'
  | 'dispensaCentavos'
>;
export type Antigo = Pick<
  RespostaServidor<typeof acordosApi.obterAcordo>['antigos'][number],
  'numero' | 'descricao' | 'alunoNome' | 'dataVencimento' | 'saldoCentavos' | 'multaCentavos' | 'jurosCentavos' | 'dispensaCentavos'
>;
export type Novo = Pick<
  RespostaServidor<typeof acordosApi.obterAcordo>['novos'][number],
  'numero' | 'parcela' | 'entrada' | 'dataVencimento' | 'valorCentavos'
>;
/** All that the term of an agreement may speak of. */
export type DadosDoAcordo = Acordo & {
  dataAcordo: DataCivil;
  pagadorCpf: string | null;
  escola: EscolaNoPapel;
  antigos: readonly Antigo[];
  novos: readonly Novo[];
};
