import type { ReactNode } from 'react';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { ProgressoTarefa, type Tarefa } from '#platform/web/tarefas/tarefa.tsx';

/** Batches that were asked for here: the window that follows one. */
export type Lote = { tarefaId: number; titulo: string };
type Props = {
  titulo: string;
  /** The batch, then the jobs that undid what it did. */
  tarefas: readonly number[];
  aoFechar: () => void;
  aoTerminar: (tarefa: Tarefa) => void;
  rodape?: ReactNode;
};

/** A batch while it runs and its result row by row. */
export function JanelaDoLote({ titulo, tarefas, aoFechar, aoTerminar, rodape }: Props) {
  return (
    <Janela aberta titulo={titulo} aoFechar={aoFechar} tamanho="larga" rodape={rodape}>
      {tarefas.map((id) => (
        <ProgressoTarefa key={id} id={id} aoTerminar={aoTerminar} />
      ))}
    </Janela>
  );
}
