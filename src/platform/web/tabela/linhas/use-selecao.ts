import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAtual } from '#platform/web/formulario/use-atual.ts';
import { estaSelecionada, intervalo, marcar, type Selecao, selecaoVazia, todosDoFiltro } from './selecao.ts';
import type { IdLinha } from '../tipos.ts';

type Par<L> = readonly [IdLinha, L];

export type ControleDaSelecao<L> = {
  selecao: Selecao<L>;
  marca: 'nenhuma' | 'algumas' | 'todas';
  /** Ticks row `indice` of the page; with `faixa`, everything from the last ticked row to it. */
  marcarLinha: (indice: number, marcada: boolean, faixa: boolean) => void;
  marcarPagina: (marcada: boolean) => void;
  marcarTodos: () => void;
  limpar: () => void;
};

/**
 * The selection of a list. It survives paging and sorting and ends when the filter (`assinatura`) changes, so that nothing
 * out of view is acted upon.
 */
export function useSelecao<L>(pagina: readonly Par<L>[], assinatura: string): ControleDaSelecao<L> {
  const [selecao, setSelecao] = useState<Selecao<L>>(selecaoVazia);
  const ancora = useRef<IdLinha | null>(null);
  const linhas = useAtual(pagina);
  const limpar = useCallback(() => {
    ancora.current = null;
    setSelecao(selecaoVazia());
  }, []);

  const filtro = useRef(assinatura);
  useEffect(() => {
    if (filtro.current === assinatura) return;
    filtro.current = assinatura;
    limpar();
  }, [assinatura, limpar]);

  const marcarLinha = useCallback(
    (indice: number, marcada: boolean, faixa: boolean) => {
      const alvo = linhas.current[indice];
      if (!alvo) return;
      const inicio = faixa ? ancora.current : null;
      ancora.current = alvo[0];
      setSelecao((atual) => marcar(atual, intervalo(linhas.current, inicio, alvo[0]), marcada));
    },
    [linhas],
  );
  const marcarPagina = useCallback((marcada: boolean) => setSelecao((atual) => marcar(atual, linhas.current, marcada)), [linhas]);
  const marcarTodos = useCallback(() => setSelecao(todosDoFiltro()), []);

  const marca = useMemo(() => {
    const marcadas = pagina.filter(([id]) => estaSelecionada(selecao, id)).length;
    return marcadas === 0 ? 'nenhuma' : marcadas === pagina.length ? 'todas' : 'algumas';
  }, [pagina, selecao]);
  return { selecao, marca, marcarLinha, marcarPagina, marcarTodos, limpar };
}
