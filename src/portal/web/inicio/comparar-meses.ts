import { type GraficoId, graficosDoInicio } from '#portal/inicio/graficos.ts';

/** Above this a percentage says less than the two figures. */
const MAXIMO = 999;

type Comparacao = { como: 'mais' | 'menos' | 'igual' | 'contra'; n: number };

/**
 * How a month stands to the one before it: by how much per cent, or by the figure of the other where a percentage would say nothing. Null
 * where the chart is of what is still open: of a month that has passed only what nobody paid is left.
 */
export function compararMeses(id: GraficoId, atual: number, anterior: number): Comparacao | null {
  if ('emAberto' in graficosDoInicio[id]) return null;
  if (atual === anterior) return { como: 'igual', n: 0 };
  const n = anterior > 0 ? Math.round((Math.abs(atual - anterior) / anterior) * 100) : Number.POSITIVE_INFINITY;
  if (n === 0 || n > MAXIMO) return { como: 'contra', n: 0 };
  return { como: atual > anterior ? 'mais' : 'menos', n };
}
