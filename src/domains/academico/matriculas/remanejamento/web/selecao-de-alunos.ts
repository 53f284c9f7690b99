/** Which students of a column are selected, where the keyboard stands, and where a run of them began. */
export type Selecao = { marcados: ReadonlySet<number>; ativo: number | null; ancora: number | null };
export const nadaMarcado: Selecao = { marcados: new Set(), ativo: null, ancora: null };

type Tecla = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** The selection after a key on a list of students; null when the key is not of the list. */
export function aoTeclar(selecao: Selecao, tecla: Tecla, ids: readonly number[]): Selecao | null {
  const atual = selecao.ativo === null ? -1 : ids.indexOf(selecao.ativo);
  const destino = destinoDe(tecla.key, atual, ids.length);
  if (destino !== null) {
    const ativo = ids[destino];
    if (ativo === undefined) return selecao;
    return tecla.shiftKey ? estender(selecao, ativo, ids) : { ...selecao, ativo, ancora: ativo };
  }
  if (tecla.key === ' ' && selecao.ativo !== null) return alternar(selecao, selecao.ativo);
  if (tecla.key.toLowerCase() === 'a' && (tecla.ctrlKey || tecla.metaKey)) {
    return { ...selecao, marcados: selecao.marcados.size === ids.length ? new Set() : new Set(ids) };
  }
  if (tecla.key === 'Escape' && selecao.marcados.size > 0) return { ...selecao, marcados: new Set() };
  return null;
}

function destinoDe(key: string, atual: number, total: number): number | null {
  if (key === 'ArrowDown') return Math.min(atual + 1, total - 1);
  if (key === 'ArrowUp') return Math.max(atual - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  return null;
}

/** One more or one less; a run of them begins here. */
export function alternar({ marcados }: Selecao, id: number): Selecao {
  const novos = new Set(marcados);
  if (!novos.delete(id)) novos.add(id);
  return { marcados: novos, ativo: id, ancora: id };
}

/** Everybody from where the run began to here. */
export function estender(selecao: Selecao, id: number, ids: readonly number[]): Selecao {
  const ancora = selecao.ancora ?? selecao.ativo ?? id;
  const [a, b] = [ids.indexOf(ancora), ids.indexOf(id)].toSorted((x, y) => x - y) as [number, number];
  return { marcados: new Set([...selecao.marcados, ...ids.slice(Math.max(a, 0), b + 1)]), ativo: id, ancora };
}

/** What is left of a selection when the list was read again. */
export function soOsQueEstao(selecao: Selecao, ids: readonly number[]): Selecao {
  const marcados = new Set([...selecao.marcados].filter((id) => ids.includes(id)));
  return { ...selecao, marcados, ativo: selecao.ativo !== null && ids.includes(selecao.ativo) ? selecao.ativo : null };
}
