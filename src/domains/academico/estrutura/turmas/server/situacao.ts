import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { versaoDesatualizada } from '#shared/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { type Autor, auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { transitarTurma, type VerboTurma } from '../situacoes.ts';
import { situacoesTurma } from '#domains/academico/estrutura/turnos.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { obterTurma, type Turma } from './queries.ts';

type Mudanca = { id: number; versao: number; verbo: VerboTurma; motivo: string | null };
type Gravavel = Pick<Turma, 'id' | 'nome' | 'situacao'>;

/** Closes or reopens a class, with a row that stays. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, TURMA_TRANSICAO_PROIBIDA */
export async function mudarSituacaoDaTurma(ato: Ato<AutorComEscopo>, { id, versao, verbo, motivo }: Mudanca): Promise<Turma> {
  const { tx, quem } = ato;
  const leitor = leitorDe(quem) ?? undefined;
  await sql`select 1 from turmas where id = ${id} for update`.execute(tx);
  const antes = await obterTurma(tx, id, leitor);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'turma', id }, antes);
  await gravar(ato, [antes], { verbo, motivo });
  return obterTurma(tx, id, leitor);
}

/** Closes classes that the caller holds locked: their year is over. @throws TURMA_TRANSICAO_PROIBIDA */
export const fecharTurmas = (ato: Ato<Autor>, turmas: readonly Gravavel[]): Promise<void> =>
  gravar(ato, turmas, { verbo: 'fechar', motivo: null });

/** Reopens them. @throws TURMA_TRANSICAO_PROIBIDA */
export const reabrirTurmas = (ato: Ato<Autor>, turmas: readonly Gravavel[], motivo: string): Promise<void> =>
  gravar(ato, turmas, { verbo: 'reabrir', motivo });

async function gravar(
  ato: Ato<Autor>,
  turmas: readonly Gravavel[],
  { verbo, motivo }: { verbo: VerboTurma; motivo: string | null },
): Promise<void> {
  const { tx, quem } = ato;
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const mudancas = turmas.map((turma) => {
    const para = transitarTurma(turma.situacao, verbo);
    if (para === null)
      throw errosEstrutura.TURMA_TRANSICAO_PROIBIDA({ turma: turma.nome, situacao: emFrase(situacoesTurma, turma.situacao) });
    return { id: turma.id, de: turma.situacao, para };
  });
  const [primeira] = mudancas;
  if (!primeira) return;
  await sql`with mudada as (update turmas t set situacao = x.para, versao = versao + 1
      from json_to_recordset(${JSON.stringify(mudancas)}::json) as x(id bigint, para text) where t.id = x.id)
    insert into turmas_situacoes (turma_id, de, para, motivo, usuario_id, usuario_nome)
    select x.id, x.de, x.para, ${motivo}, ${usuarioId}::bigint, ${usuarioNome}
    from json_to_recordset(${JSON.stringify(mudancas)}::json) as x(id bigint, de text, para text) order by x.id`.execute(tx);
  await auditarVarios(
    ato,
    mudancas.map(({ id, de, para }) => ({
      acao: para === 'fechada' ? 'turma.fechada' : 'turma.reaberta',
      alvoTipo: 'turma',
      alvoId: id,
      antes: { situacao: de },
      depois: { situacao: para },
      motivo,
    })),
  );
}
