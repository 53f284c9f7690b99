import { sql } from 'kysely';
import { versaoDesatualizada } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { type Autor, auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Pedido, Quem } from '#platform/server/http/tipos.ts';
import { errosEstrutura } from '../erros.ts';
import { transitarTurma, type VerboTurma } from '../situacoes.ts';
import { situacoesTurma } from '../turnos.ts';
import { obterTurma, type Turma } from './queries-turmas.ts';

type Mudanca = { id: number; versao: number; verbo: VerboTurma; motivo: string | null };

/** Closes or reopens a class, with a row that stays. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_TRANSICAO_PROIBIDA */
export async function mudarSituacaoDaTurma(
  tx: Tx,
  autor: Autor,
  { id, versao, verbo, motivo }: Mudanca,
  pedido?: Pedido,
  quem?: Quem,
): Promise<Turma> {
  await sql`select 1 from turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id, quem);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'turma', id }, antes);
  const para = transitarTurma(antes.situacao, verbo);
  if (para === null)
    throw errosEstrutura.TURMA_TRANSICAO_PROIBIDA({ turma: antes.nome, situacao: emFrase(situacoesTurma, antes.situacao) });
  const pessoa = 'usuarioId' in autor ? autor : null;
  await sql`update turmas set situacao = ${para}, versao = versao + 1 where id = ${id}`.execute(tx);
  await sql`insert into turmas_situacoes (turma_id, de, para, motivo, usuario_id, usuario_nome) values (${id}, ${antes.situacao}, ${para}, ${motivo},
    ${pessoa?.usuarioId ?? null}, ${pessoa ? `${pessoa.nome} ${pessoa.sobrenome}`.trim() : (autor as { processo: string }).processo})`.execute(
    tx,
  );
  const acao = para === 'fechada' ? 'turma.fechada' : 'turma.reaberta';
  await auditar(
    tx,
    autor,
    { acao, alvoTipo: 'turma', alvoId: id, antes: { situacao: antes.situacao }, depois: { situacao: para }, motivo },
    pedido,
  );
  return obterTurma(tx, id, quem);
}
