import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { ComoPagar } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import type { EnderecoEscrito } from '#domains/pessoas/endereco.ts';
import type { TituloDaCarta } from '../carta.ts';

/** All that the sheet of a letter may speak of. */
export type DadosDaFolha = {
  numero: number;
  pagadorNome: string;
  endereco: EnderecoEscrito | null;
  dataCarta: DataCivil;
  assunto: string;
  corpo: string;
  totalCentavos: Centavos;
  titulos: readonly TituloDaCarta[];
  pagamento: readonly ComoPagar[];
  escola: EscolaNoPapel;
};
