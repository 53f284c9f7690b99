import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import { liberarRestauracao, tirarRetidos } from '#platform/server/copias/retencao.ts';
import { CORREIO_DESCARTADO, FILA_DO_CORREIO } from '#platform/server/correio/mail.ts';
import type { TrabalhoRetido } from '#platform/server/trabalhos.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosOperacao } from '../erros.ts';

/** After a restore a person says go: what waited is put back into its queues in its order, and every process begins to work. */
export async function retomar(
  ato: ContextoEscrita,
  { restauracaoId, descartarCorreio }: { restauracaoId: number; descartarCorreio: boolean },
): Promise<{ retomados: number; descartados: number; deLado: string[] }> {
  const { tx, quem, servicos } = ato;
  if (!(await liberarRestauracao(tx, { id: restauracaoId, por: nomeDoAutor(quem), descartarCorreio }))) throw errosOperacao.NADA_RETIDO();
  const { tarefas, log } = servicos;
  const { retidos, deLado } = await tirarRetidos(tx, tarefas.filas);
  const isDescartado = ({ fila }: TrabalhoRetido): boolean => descartarCorreio && fila === FILA_DO_CORREIO;
  const [ficam, saem] = [retidos.filter((r) => !isDescartado(r)), retidos.filter(isDescartado)];
  await tarefas.devolver(tx, ficam);
  // Whose mail it was says that it did not leave, and may send it again.
  await tarefas.desistir(
    tx,
    FILA_DO_CORREIO,
    saem.map(({ dados }) => dados),
    CORREIO_DESCARTADO,
  );
  if (deLado.length > 0) log.warn({ filas: deLado }, 'work of queues that this version does not have stays held back');
  const contagem = { retomados: ficam.length, descartados: saem.length, deLado };
  await auditar(ato, { acao: 'restauracao.liberada', alvoTipo: 'restauracao', alvoId: restauracaoId, depois: contagem });
  await registrarEvento(tx, {
    tipo: 'copia.retomada',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    motivo: `retomados=${contagem.retomados}, descartados=${contagem.descartados}, de lado=${deLado.join(' ') || '-'}`.slice(0, 500),
  });
  return contagem;
}
