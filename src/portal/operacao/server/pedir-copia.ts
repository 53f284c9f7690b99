import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { restauracaoAberta } from '#platform/server/copias/retencao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import { errosOperacao } from '../erros.ts';
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
export async function pedirCopia(ato: ContextoEscrita): Promise<null> {
  if (await restauracaoAberta(ato.tx)) throw errosOperacao.COPIA_COM_TUDO_RETIDO();
  await auditar(ato, { acao: 'copia.pedida', alvoTipo: 'copia', alvoId: ato.quem.usuarioId });
  await ato.servicos.tarefas.enfileirar(ato.tx, FILA, { usuarioNome: nomeDoAutor(ato.quem) }, { urgente: true });
  return null;
}
