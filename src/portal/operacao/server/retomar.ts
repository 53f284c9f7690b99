import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import { liberarRestauracao, tirarRetidos } from '#platform/server/copias/retencao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosOperacao } from '../erros.ts';

/** After a restore a person says go: what waited is put back into its queues in its order, and every process begins to work. */
export async function retomar(
  ato: ContextoEscrita,
  { restauracaoId, descartarCorreio }: { restauracaoId: number; descartarCorreio: boolean },
): Promise<{ retomados: number; descartados: number }> {
  const { tx, quem, servicos } = ato;
  if (!(await liberarRestauracao(tx, { id: restauracaoId, por: nomeDoAutor(quem), descartarCorreio }))) throw errosOperacao.NADA_RETIDO();
  const retidos = await tirarRetidos(tx);
  const ficam = retidos.filter(({ fila }) => !(descartarCorreio && fila === 'correio'));
  for (const trabalho of ficam) await servicos.tarefas.devolver(tx, trabalho);
  const contagem = { retomados: ficam.length, descartados: retidos.length - ficam.length };
  await auditar(ato, { acao: 'restauracao.liberada', alvoTipo: 'restauracao', alvoId: restauracaoId, depois: contagem });
  await registrarEvento(tx, {
    tipo: 'copia.retomada',
    usuarioId: quem.usuarioId,
    sessaoId: quem.sessaoId,
    motivo: `retomados=${contagem.retomados}, descartados=${contagem.descartados}`,
  });
  return contagem;
}
