export type SituacaoDaTarefa = 'na_fila' | 'em_andamento' | 'concluida' | 'falhou' | 'cancelada';

/** A long job as the server tells it, with its texts already in the user's language. */
export type Tarefa = {
  id: number;
  titulo: string;
  situacao: SituacaoDaTarefa;
  total: number;
  feitos: number;
  /** Rows that were refused. */
  falhas: number;
  /** Per-row result, available while it runs. */
  linhas: readonly { alvoId: number; rotulo: string; situacao: 'feito' | 'ja_estava' | 'recusado'; mensagem: string | null }[];
  /** Why it stopped, when it did. */
  erro: string | null;
  podeDesfazer: boolean;
};

/** A long job in a list of them. */
export type ResumoDeTarefa = Pick<Tarefa, 'id' | 'titulo' | 'situacao' | 'total' | 'feitos' | 'falhas'> & { createdAt: string };

/** The calls of long jobs, given at start by whoever owns them. */
export type ServicoDeTarefas = {
  obter: (id: number, signal: AbortSignal) => Promise<Tarefa>;
  /** The last ones that the person started, of some kinds, newest first. */
  minhas: (tipos: readonly string[], signal: AbortSignal) => Promise<readonly ResumoDeTarefa[]>;
  desfazer?: (id: number) => Promise<unknown>;
};

let servicoPadrao: ServicoDeTarefas | null = null;

/** Gives the platform the calls of long jobs. Called once at start. */
export function definirServicoDeTarefas(servico: ServicoDeTarefas): void {
  servicoPadrao = servico;
}

/** The calls given at start. */
export function servicoDeTarefas(): ServicoDeTarefas {
  if (!servicoPadrao) throw new Error('definirServicoDeTarefas was not called');
  return servicoPadrao;
}
