import type { Celula, Entrada, SituacaoDaCelula, Valor } from './tipos.ts';

/** A cell as the server has it. */
export const celulaLimpa = (valor: Valor): Celula => ({ valor, salvo: valor });

/** What of a cell matters most, for its look and for the status line. */
export function situacaoDa({ valor, salvo, invalida, enviado, recusa, deOutro, gravada }: Celula): SituacaoDaCelula {
  if (invalida) return 'invalida';
  if (deOutro) return 'conflito';
  if (recusa !== undefined) return 'recusada';
  if (enviado) return 'salvando';
  if (valor !== salvo) return 'mudada';
  return gravada ? 'salva' : 'limpa';
}

/** What stands in a cell, as somebody entered it: undo brings it back. */
export const entradaDe = ({ valor, invalida }: Celula): Entrada => invalida ?? { valor };

/** All that brings a cell back to what it was: its value, and what was typed over it and could not be read. */
export const entradasDe = ({ valor, invalida }: Celula): Entrada[] => (invalida ? [{ valor }, invalida] : [{ valor }]);

/** Whether two cells show the same. */
export const mesmaEntrada = (a: Celula, b: Celula): boolean => a.valor === b.valor && a.invalida?.digitado === b.invalida?.digitado;

/** Whether the server still has to hear of it, and may. */
export const faltaGravar = ({ valor, salvo, enviado, recusa, deOutro }: Celula): boolean =>
  valor !== salvo && !enviado && recusa === undefined && !deOutro;

/** The cell after an entry. Whoever types over a conflict has seen it: from then on the entry stands against the other value. */
export function comEntrada(celula: Celula, entrada: Entrada): Celula {
  const { recusa: _recusa, invalida: _invalida, deOutro, ...resto } = celula;
  const base = deOutro ? { ...resto, salvo: deOutro.valor } : resto;
  return 'erro' in entrada ? { ...base, invalida: entrada } : { ...base, valor: entrada.valor };
}

/** The cell left the house with its value. */
export const comEnvio = (celula: Celula): Celula => ({ ...celula, enviado: { valor: celula.valor } });

/** It did not arrive, or was not judged. */
export function semEnvio(celula: Celula): Celula {
  if (!celula.enviado) return celula;
  const { enviado: _enviado, ...resto } = celula;
  return resto;
}

/** The server took the value that was sent; it may have written it its own way. What was entered since goes next. */
export function comGravacao(celula: Celula, noServidor: Valor): Celula {
  const { enviado, ...resto } = celula;
  const mesmo = resto.valor === enviado?.valor;
  return { ...resto, valor: mesmo ? noServidor : resto.valor, salvo: noServidor, gravada: true };
}

/** The server did not take it. An entry made meanwhile was not judged: it is sent next. */
export function comRecusa(celula: Celula, motivo: string): Celula {
  const { enviado, ...resto } = celula;
  return resto.valor === enviado?.valor ? { ...resto, recusa: motivo } : resto;
}

/**
 * The cell over what the server has now. What nobody here changed follows; what was changed here stays, and only where both changed the same
 * cell, each another way, do both values wait for a choice.
 */
export function sobre(celula: Celula, noServidor: Valor, por?: string): Celula {
  const { enviado: _enviado, deOutro: _deOutro, ...resto } = celula;
  if (resto.valor === noServidor) {
    const { recusa: _recusa, ...quieta } = resto;
    return { ...quieta, salvo: noServidor };
  }
  if (resto.valor === resto.salvo) return { ...resto, valor: noServidor, salvo: noServidor };
  if (noServidor === resto.salvo) return resto;
  return { ...resto, deOutro: por === undefined ? { valor: noServidor } : { valor: noServidor, por } };
}
