import { idDoCampo } from '../contexto.tsx';

/** Fields as one reads them: registration follows mounting, and groups are added in the middle. */
export function naOrdemDaTela(formulario: string, nomes: readonly string[]): readonly string[] {
  const ordem = [...(document.getElementById(formulario)?.querySelectorAll('[id]') ?? [])].map((elemento) => elemento.id);
  const posicao = new Map(ordem.map((elementoId, i) => [elementoId, i]));
  return [...nomes].sort((a, b) => (posicao.get(idDoCampo(formulario, a)) ?? 0) - (posicao.get(idDoCampo(formulario, b)) ?? 0));
}
