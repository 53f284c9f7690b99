import type { SituacaoDaMudanca } from './situacoes.ts';

type Contada = { id: number; situacao: SituacaoDaMudanca; mudados: readonly string[] };

/** Those that came into force and of which later ones changed every datum since. `mudancas`: the newest first. */
export function substituidasDe(mudancas: readonly Contada[]): ReadonlySet<number> {
  const depois = new Set<string>();
  const substituidas = new Set<number>();
  for (const { id, mudados } of mudancas.filter(({ situacao }) => situacao === 'em_vigor')) {
    if (mudados.length > 0 && mudados.every((campo) => depois.has(campo))) substituidas.add(id);
    for (const campo of mudados) depois.add(campo);
  }
  return substituidas;
}
