import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { isDescartada, janelaDe, useAlteracao } from '#platform/web/registro/alteracoes.ts';
import { confirmarPerda } from '#platform/web/janelas/saida-sem-salvar.ts';
import { situacaoDe } from './situacao.ts';

type Busca = Readonly<Record<string, unknown>>;
/** The search keys that only choose what a window shows of itself. */
const deDentro: ReadonlySet<string> = new Set(['aba', 'p']);

/** Whether going from one search to another leaves the record that a window shows: something that stood there went, or is another. */
export function saiDaJanela(atual: Busca, proxima: Busca): boolean {
  return Object.entries(atual).some(([chave, valor]) => !deDentro.has(chave) && String(proxima[chave]) !== String(valor));
}

/**
 * Asks before a changed form is left by a link, Back, or closing the tab. Changes inside the same address (its tab, its
 * search) leave nothing behind and pass, except those that close the window in which the form stands. `ativa` says whether
 * the form guards its page; in a window each does. `perguntar` asks in the place of the usual question, and gives true to let go.
 */
export function useGuarda(
  id: string,
  alterado: () => boolean,
  { ativa, desligada, perguntar = confirmarPerda }: { ativa: boolean; desligada: boolean; perguntar?: () => Promise<boolean> },
): void {
  const perderia = (): boolean => {
    const janela = janelaDe(id);
    // What is being sent closes its window by itself.
    return (ativa || janela !== null) && !(janela && isDescartada(janela)) && !situacaoDe(id).enviando && alterado();
  };
  const pergunta = useRef<{ vez: number; aberta: Promise<boolean> | null }>({ vez: 0, aberta: null });
  useAlteracao(id, alterado, perguntar);
  useBlocker({
    disabled: desligada,
    enableBeforeUnload: perderia,
    shouldBlockFn: async ({ current, next }) => {
      pergunta.current.vez += 1;
      const { vez } = pergunta.current;
      if (!perderia()) return false;
      const ficaNaTela = current.pathname === next.pathname;
      if (ficaNaTela && !(janelaDe(id) && saiDaJanela(current.search as Busca, next.search as Busca))) return false;
      pergunta.current.aberta ??= perguntar().finally(() => (pergunta.current.aberta = null));
      const deixa = await pergunta.current.aberta;
      // Back again while the question stood: one answer serves both, and only the last goes back from where the address is now.
      return vez === pergunta.current.vez ? !deixa : new Promise<boolean>(() => undefined);
    },
  });
}
