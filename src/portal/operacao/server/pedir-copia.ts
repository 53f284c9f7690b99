import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import { type Copiador, copiar } from './copiar.ts';

const FILA = 'copias';

/** Declares how a backup that a person asked for is made. Before the queue starts. */
export function definirCopias(tarefas: Tarefas, copiador: Copiador): void {
  tarefas.definirTrabalho(
    FILA,
    async (dados) => {
      const { usuarioNome } = dados as { usuarioNome: string };
      // What stood in the way is kept and shown: trying again at once would only meet it again.
      await copiar(copiador, { origem: 'tela', usuarioNome, conferir: true }).catch((causa: unknown) =>
        copiador.log.warn({ err: causa }, 'the backup that was asked for did not come about'),
      );
    },
    { tentativas: 1 },
  );
}

/** Asks for a backup: it begins when the transaction is through. */
export async function pedirCopia(ato: Ato, tarefas: Tarefas, { usuarioNome }: { usuarioNome: string }): Promise<void> {
  await auditar(ato, { acao: 'copia.pedida', alvoTipo: 'copia', alvoId: ato.quem.usuarioId });
  await tarefas.enfileirar(ato.tx, FILA, { usuarioNome }, { urgente: true });
}
