import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { carregarDiario } from '#domains/academico/diario/server/carregar.ts';
import { conferirEtapaAberta } from '#domains/academico/diario/conferir.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import { errosEntrega as erros } from '../erros.ts';

type Pedido = { turmaDisciplinaId: number; etapaId: number; motivo: string };

/** Gives a diary back to its teacher, who may write in it again. @throws NAO_ENCONTRADO, ENTREGA_INEXISTENTE, DIARIO_… when it is closed */
export async function devolver(ato: Ato<AutorComEscopo>, { turmaDisciplinaId, etapaId, motivo }: Pedido): Promise<void> {
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  const etapa = diario.etapas.find(({ id }) => id === etapaId);
  if (etapa) conferirEtapaAberta(diario.turma, { ...etapa, entrega: null });
  const { rows } = await sql<{
    por: string;
  }>`delete from entregas where turma_disciplina_id = ${turmaDisciplinaId} and etapa_id = ${etapaId}
    returning usuario_nome as por`.execute(ato.tx);
  const [entrega] = rows;
  if (!entrega) throw erros.ENTREGA_INEXISTENTE({ disciplina: diario.disciplina, turma: diario.turma });
  await auditar(ato, {
    acao: 'diario.devolvido',
    alvoTipo: 'turma_disciplina',
    alvoId: turmaDisciplinaId,
    antes: { etapaId, entreguePor: entrega.por },
    motivo,
  });
}
