import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import type { Ato } from '#platform/server/ato.ts';
import { liberarRestauracao, tirarRetidos } from '#platform/server/copias/retencao.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import { errosOperacao } from '../erros.ts';

/** After a restore a person says go: what waited is put back into its queues in its order, and every process begins to work. */
export async function retomar(
  ato: Ato,
  tarefas: Tarefas,
  { restauracaoId, descartarCorreio }: { restauracaoId: number; descartarCorreio: boolean },
): Promise<{ retomados: number; descartados: number }> {
  const { tx, quem } = ato;
  if (!(await liberarRestauracao(tx, { id: restauracaoId, por: nomeDoAutor(quem), descartarCorreio }))) throw errosOperacao.NADA_RETIDO();
  const retidos = await tirarRetidos(tx);
  const ficam = retidos.filter(({ fila }) => !(descartarCorreio && fila === 'correio'));
  for (const trabalho of ficam) await tarefas.devolver(tx, trabalho);
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
