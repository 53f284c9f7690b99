import type { SituacaoDaMudanca } from './situacoes.ts';

type Valores = Readonly<Record<string, string | null>>;
type Mudanca = { id: number; situacao: SituacaoDaMudanca; abertura: boolean; antes: Valores; depois: Valores };

/** Whether a change says something of a field; the first registration says it of all. */
export const isMudado = ({ antes, depois, abertura }: Mudanca, campo: string): boolean =>
  (antes[campo] ?? null) !== (depois[campo] ?? null) || abertura;

/** Those that came into force and of which later ones changed every field since. `mudancas`: the newest first. */
export function substituidasDe(mudancas: readonly Mudanca[], campos: readonly string[]): ReadonlySet<number> {
  const mudados = new Set<string>();
  const substituidas = new Set<number>();
  for (const mudanca of mudancas.filter(({ situacao }) => situacao === 'em_vigor')) {
    const destes = campos.filter((campo) => isMudado(mudanca, campo));
    if (destes.length > 0 && destes.every((campo) => mudados.has(campo))) substituidas.add(mudanca.id);
    for (const campo of destes) mudados.add(campo);
  }
  return substituidas;
}
