import type { z } from 'zod';
import { decimalNaTela } from '#platform/web/decimais.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { origemApi } from '../api.ts';
import type { esquemaOrigem } from '../esquemas.ts';

export type Origem = RespostaCliente<typeof origemApi.obterOrigem>;
/** Of which attendance is typed: of each subject, or of the days. */
export const linhasDaFrequencia = ({ controle, disciplinas }: Origem): (number | null)[] =>
  controle === 'por_dia' ? [null] : disciplinas.map(({ id }) => id);
export const etapasDigitadas = ({ tipo, etapas }: Origem): Origem['etapas'] => (tipo === 'parecer' ? [] : etapas);

/** Every cell that may be typed, row by row, filled or empty. */
export function valoresDaOrigem(origem: Origem): z.input<typeof esquemaOrigem> {
  const { versao, escola, documento, tipo, notas, frequencias, disciplinas } = origem;
  const valorDe = (disciplinaId: number, etapaId: number): string | null => {
    const valor = notas.find((n) => n.disciplinaId === disciplinaId && n.etapaId === etapaId)?.valor ?? null;
    return valor !== null && tipo === 'nota' ? decimalNaTela(valor) : valor;
  };
  return {
    versao,
    escola,
    documento,
    notas: disciplinas.flatMap(({ id: disciplinaId }) =>
      etapasDigitadas(origem).map(({ id: etapaId }) => ({ disciplinaId, etapaId, valor: valorDe(disciplinaId, etapaId) })),
    ),
    frequencias: linhasDaFrequencia(origem).map((disciplinaId) => {
      const dita = frequencias.find((f) => f.disciplinaId === disciplinaId);
      return { disciplinaId, dadas: dita?.dadas ?? null, faltas: dita?.faltas ?? null };
    }),
  };
}
