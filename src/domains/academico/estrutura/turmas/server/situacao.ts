import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { versaoDesatualizada } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { transitarTurma, type VerboTurma } from '../situacoes.ts';
import { situacoesTurma } from '#domains/academico/estrutura/turnos.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { obterTurma, type Turma } from './queries.ts';

type Mudanca = { id: number; versao: number; verbo: VerboTurma; motivo: string | null };

/** Closes or reopens a class, with a row that stays. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_TRANSICAO_PROIBIDA */
export async function mudarSituacaoDaTurma(ato: Ato<AutorComEscopo>, { id, versao, verbo, motivo }: Mudanca): Promise<Turma> {
  const { tx, quem } = ato;
  const leitor = leitorDe(quem) ?? undefined;
  const pessoa = 'usuarioId' in quem ? quem : null;
  await sql`select 1 from turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id, leitor);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'turma', id }, antes);
  const para = transitarTurma(antes.situacao, verbo);
  if (para === null)
    throw errosEstrutura.TURMA_TRANSICAO_PROIBIDA({ turma: antes.nome, situacao: emFrase(situacoesTurma, antes.situacao) });
  await sql`update turmas set situacao = ${para}, versao = versao + 1 where id = ${id}`.execute(tx);
  await sql`insert into turmas_situacoes (turma_id, de, para, motivo, usuario_id, usuario_nome) values (${id}, ${antes.situacao}, ${para}, ${motivo},
    ${pessoa?.usuarioId ?? null}, ${pessoa ? `${pessoa.nome} ${pessoa.sobrenome}`.trim() : (quem as { processo: string }).processo})`.execute(
    tx,
  );
  const acao = para === 'fechada' ? 'turma.fechada' : 'turma.reaberta';
  await auditar(ato, { acao, alvoTipo: 'turma', alvoId: id, antes: { situacao: antes.situacao }, depois: { situacao: para }, motivo });
  return obterTurma(tx, id, leitor);
}
