import { useCallback, useState } from 'react';
import { apagarRascunho, guardarRascunho, lerRascunho } from '#platform/web/formulario/rascunho/rascunho.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';

/** What a person decided of a student before the run: ticked, moved to another class, let through and why. */
export type Marca = { marcado: boolean; turmaId?: number; motivo?: string };
export type Marcas = Readonly<Record<string, Marca>>;
const VAZIA: Marca = { marcado: false };

export const marcaDe = (marcas: Marcas, matriculaId: number): Marca => marcas[matriculaId] ?? VAZIA;

/** The ticks of a pair of years. They outlive a reload, on this computer, until the run or the end of the session. */
export function useMarcas(chave: string) {
  const { usuario } = useSessao();
  const dono = usuario?.email ?? '';
  const [marcas, setMarcas] = useState<Marcas>(() => (lerRascunho(dono, chave, new Date())?.valores ?? {}) as Marcas);
  const mudar = useCallback(
    (ids: readonly number[], parte: Partial<Marca>) =>
      setMarcas((antes) => {
        const depois = { ...antes };
        for (const id of ids) {
          const marca = { ...marcaDe(antes, id), ...parte };
          // A student about whom nothing is decided leaves nothing behind.
          if (marca.marcado || marca.turmaId !== undefined || marca.motivo !== undefined) depois[id] = marca;
          else delete depois[id];
        }
        if (Object.keys(depois).length === 0) apagarRascunho(dono, chave);
        else guardarRascunho(dono, chave, depois, [], new Date());
        return depois;
      }),
    [dono, chave],
  );
  const esquecer = useCallback(
    (ids: readonly number[]) =>
      setMarcas((antes) => {
        const fora = new Set(ids.map(String));
        const depois = Object.fromEntries(Object.entries(antes).filter(([id]) => !fora.has(id)));
        if (Object.keys(depois).length === 0) apagarRascunho(dono, chave);
        else guardarRascunho(dono, chave, depois, [], new Date());
        return depois;
      }),
    [dono, chave],
  );
  return { marcas, mudar, esquecer };
}
