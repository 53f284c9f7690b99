import { ErroNegocio } from '#shared/erros.ts';
import type { Previsto } from '../respostas.ts';
import type { LinhaGuardada } from './linha-guardada.ts';
import type { BoletoAchado } from './achar-boletos.ts';

export type LinhaProcessada = {
  linha: LinhaGuardada;
  boleto: BoletoAchado | null;
  previsto: Previsto;
  resultado: 'aplicada' | 'informativa' | 'ja_aplicada' | 'repetida' | 'excecao';
  recusa: ErroNegocio | null;
  baixaId: number | null;
  lancarTarifa: boolean;
  /** The line of before that this one repeats. */
  repeteId: number | null;
};

/** What the reason of a line is told with; an unreadable record keeps what was found in it. */
export const parametrosDe = ({ linha, recusa }: LinhaProcessada) =>
  linha.efeito === 'ilegivel' ? linha.parametros : (recusa?.params ?? linha.parametros);
