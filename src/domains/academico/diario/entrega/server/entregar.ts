import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { carregarDiarios } from '#domains/academico/diario/server/carregar.ts';
import { escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import { etapaAberta } from '#domains/academico/diario/conferir.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/door.ts';
import { travarDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarCada } from '#shared/julgar-cada.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import { errosEntrega as erros } from '../erros.ts';
import { textosDasPendencias } from '../texts.ts';
import { estadoDasDisciplinas } from './pendencias.ts';

type Pedido = { etapaId: number; turmaDisciplinaIds: readonly number[] };

/**
 * Hands in diaries of an etapa, each by itself: what may is handed in, and of the others is told what they lack. Whoever is writing in one is
 * waited for. @throws NAO_ENCONTRADO for subjects outside the scope, DIARIO_TURMA_FECHADA
 */
export async function entregar(
  ato: Ato<AutorComEscopo>,
  { etapaId, turmaDisciplinaIds }: Pedido,
): Promise<{ entregues: number[]; recusadas: { id: number; motivo: string }[] }> {
  const { tx, hoje } = ato;
  await conferirEscopo(ato, turmaDisciplinaIds);
  await travarDisciplinas({ ...ato, quem: null }, turmaDisciplinaIds);
  const diarios = [...(await carregarDiarios(ato, turmaDisciplinaIds)).values()];
  const estados = await estadoDasDisciplinas(tx, {
    etapaId,
    turmaIds: diarios.map(({ turmaId }) => turmaId),
    disciplina: sql`td.id = any(${[...turmaDisciplinaIds]}::bigint[])`,
    hoje,
  });
  const porId = new Map(estados.map((e) => [e.turmaDisciplinaId, e]));
  const { aceitos, recusados } = julgarCada(
    diarios.map((d) => ({ ...d, id: d.turmaDisciplinaId })),
    (diario) => {
      const { turma, disciplina } = diario;
      const etapa = etapaAberta(diario, etapaId);
      const estado = porId.get(diario.id);
      if (!estado) throw erros.ENTREGA_FORA_DA_DISCIPLINA({ turma, disciplina, etapa: etapa.nome });
      const faltam = contarUsos(estado.bloqueios.map(({ tipo, n }) => ({ rotulo: textosDasPendencias[tipo], n })));
      if (faltam) throw erros.ENTREGA_INCOMPLETA({ turma, disciplina, pendencias: faltam.usos });
      return diario.id;
    },
  );
  await gravarEntregas(ato, etapaId, aceitos);
  return { entregues: aceitos, recusadas: recusados.map(({ id, erro }) => ({ id, motivo: erro.mensagem(ato.idioma) })) };
}

/** Whose subject it is comes before anything is locked or told of it. @throws NAO_ENCONTRADO */
async function conferirEscopo({ tx, quem }: Ato<AutorComEscopo>, ids: readonly number[]): Promise<void> {
  const escopo = escopoDoDiario(leitorDe(quem));
  if (!escopo) return;
  const { rows } = await sql`select td.id from v_turma_disciplina td where td.id = any(${[...ids]}::bigint[]) and ${escopo}`.execute(tx);
  if (rows.length < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
}

/** Writes what was judged. */
export async function gravarEntregas(
  ato: Pick<Ato<AutorComEscopo>, 'tx' | 'quem' | 'origem'>,
  etapaId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  await sql`insert into entregas (turma_disciplina_id, etapa_id, usuario_id, usuario_nome)
    select id, ${etapaId}, ${usuarioId}::bigint, ${usuarioNome} from unnest(${[...ids]}::bigint[]) id order by id`.execute(ato.tx);
  await auditarVarios(
    ato,
    ids.map((id) => ({ acao: 'diario.entregue', alvoTipo: 'turma_disciplina', alvoId: id, depois: { etapaId } })),
  );
}
