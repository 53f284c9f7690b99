import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { LinhaLida } from './ler-ofx.ts';

/** A line that was read before. */
export type LinhaGuardada = {
  data: DataCivil;
  valorCentavos: Centavos | null;
  descricao: string;
  identificador: string | null;
  ordem: number;
};
export type LinhaNova = LinhaLida & { ordem: number };

const chave = (...partes: (string | number | null)[]): string => JSON.stringify(partes);

/**
 * Of the lines of a file, those that were not read before, one for one. A line is known by its day, amount and words: twice the same in a file and once
 * before leaves one new. What the bank calls it is asked only where the words have changed since: banks give one name to several lines, another name in
 * each export, or none.
 */
export function separarNovas(lidas: readonly LinhaLida[], guardadas: readonly LinhaGuardada[]): LinhaNova[] {
  const porPalavras = contar(guardadas, (l) => chave(l.data, l.valorCentavos, l.descricao));
  const semPar = lidas.filter((l) => !tomar(porPalavras, chave(l.data, l.valorCentavos, l.descricao)));
  const sobram = guardadas.filter((l) => tomar(porPalavras, chave(l.data, l.valorCentavos, l.descricao)));
  const porNome = contar(
    sobram.filter((l) => l.identificador !== null),
    (l) => chave(l.data, l.valorCentavos, l.identificador),
  );
  const novas = semPar.filter((l) => l.identificador === null || !tomar(porNome, chave(l.data, l.valorCentavos, l.identificador)));
  const ultimas = new Map<string, number>();
  for (const l of guardadas) {
    const igual = chave(l.data, l.valorCentavos, l.descricao);
    ultimas.set(igual, Math.max(ultimas.get(igual) ?? 0, l.ordem));
  }
  return novas.map((l) => {
    const igual = chave(l.data, l.valorCentavos, l.descricao);
    const ordem = (ultimas.get(igual) ?? 0) + 1;
    ultimas.set(igual, ordem);
    return { ...l, ordem };
  });
}

function contar<T>(linhas: readonly T[], chaveDe: (linha: T) => string): Map<string, number> {
  const contagem = new Map<string, number>();
  for (const linha of linhas) contagem.set(chaveDe(linha), (contagem.get(chaveDe(linha)) ?? 0) + 1);
  return contagem;
}

/** Takes one of a kind, if there is one left. */
function tomar(contagem: Map<string, number>, qual: string): boolean {
  const resta = contagem.get(qual) ?? 0;
  if (resta > 0) contagem.set(qual, resta - 1);
  return resta > 0;
}
