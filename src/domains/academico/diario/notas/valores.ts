import { lerDecimal } from '#shared/decimais.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { casasCom } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { NotaDada } from '#domains/academico/estrutura/criterio/etapa.ts';

/** A mark as it travels and as the grid holds it: a decimal, a concept's sigla, a state; null is not given yet. */
export type Valor = string | null;
export const estados = ['dispensado', 'ausente'] as const;
export type Estado = (typeof estados)[number];
/** A mark as a row holds it. */
export type NotaGravada = { valor: string | null; conceito: string | null; estado: Estado | null };
export type Impedimento = 'tipo' | 'casas' | 'maximo' | 'conceito';

const CASAS = 4;
const isEstado = (valor: string): valor is Estado => valor === 'dispensado' || valor === 'ausente';

/** How many decimals a mark of a criterion takes. */
export const casasDaNota = ({ casasDecimais, arredondamento }: Pick<Criterio, 'casasDecimais' | 'arredondamento'>): number =>
  casasCom(casasDecimais, arredondamento);

/** What a value is under a criterion, or why it is none. */
export function lerValor(criterio: Criterio, valorMaximo: string, valor: Valor): NotaGravada | Impedimento {
  const nada = { valor: null, conceito: null, estado: null };
  if (valor === null) return nada;
  if (criterio.tipo === 'parecer') return 'tipo';
  if (isEstado(valor)) return { ...nada, estado: valor };
  if (criterio.tipo === 'conceito')
    return criterio.conceitos.some(({ sigla }) => sigla === valor) ? { ...nada, conceito: valor } : 'conceito';
  const [lido, maximo] = [lerDecimal(valor, CASAS), lerDecimal(valorMaximo, CASAS)];
  if (lido === null || lido < 0n) return 'tipo';
  if (lerDecimal(valor, casasDaNota(criterio)) === null) return 'casas';
  return maximo !== null && lido > maximo ? 'maximo' : { ...nada, valor };
}

/** The mark that `estrutura/criterio` computes by. */
export function notaDe(criterio: Pick<Criterio, 'tipo'>, valor: Valor): NotaDada {
  if (valor === null || isEstado(valor)) return valor;
  return criterio.tipo === 'conceito' ? { conceito: valor } : { valor };
}
