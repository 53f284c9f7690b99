import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { etapaAberta } from '#domains/academico/diario/conferir.ts';
import { carregarTurma } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { pareceresApi } from '../api.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof pareceresApi.gravarObservacao>['body'];
type Guardada = { id: number; texto: string; versao: number };

/**
 * Saves what is said of a student as a whole in an etapa of the class where he sits, over the version that was seen. It stands on the report
 * card, whatever the course judges by. The same text again changes nothing.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, DIARIO_ETAPA_FECHADA, DIARIO_TURMA_FECHADA,
 * DIARIO_DE_ALUNO_FECHADO
 */
export async function gravarObservacao(
  ato: Ato<AutorComEscopo>,
  { matriculaId, etapaId, versao, texto }: Pedido,
): Promise<{ versao: number }> {
  const { tx } = ato;
  const { rows: lugares } = await sql<{
    turmaId: number;
  }>`select turma_id as "turmaId" from v_matricula_turma where matricula_id = ${matriculaId}`.execute(tx);
  const [lugar] = lugares;
  if (!lugar) throw errosComuns.NAO_ENCONTRADO();
  etapaAberta(await carregarTurma(ato, lugar.turmaId), etapaId);
  const atual = async (): Promise<Guardada | undefined> =>
    (
      await sql<Guardada>`select id, texto, versao from pareceres
        where matricula_id = ${matriculaId} and etapa_id = ${etapaId} and turma_disciplina_id is null`.execute(tx)
    ).rows[0];
  const deOutro = (deles: Guardada | undefined) =>
    versaoDesatualizada(
      { tipo: 'parecer', id: deles?.id ?? 0 },
      { matriculaId, etapaId, texto: deles?.texto ?? '', versao: deles?.versao ?? 0 },
    );
  const antes = await atual();
  if (!antes && versao > 0) throw deOutro(antes);
  if (antes?.texto === texto) return { versao: antes.versao };
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const { rows } = await sql<
    Pick<Guardada, 'id' | 'versao'>
  >`insert into pareceres as p (matricula_id, etapa_id, texto, versao, usuario_id, usuario_nome)
    values (${matriculaId}, ${etapaId}, ${texto}, ${versao + 1}, ${usuarioId}, ${usuarioNome})
    on conflict on constraint pareceres_key do update set texto = excluded.texto, versao = excluded.versao, usuario_id = excluded.usuario_id,
      usuario_nome = excluded.usuario_nome, updated_at = clock_timestamp() where p.versao = excluded.versao - 1
    returning id, versao`.execute(tx);
  const [gravada] = rows;
  if (!gravada) throw deOutro(await atual());
  await auditar(ato, {
    acao: 'parecer.gravado',
    alvoTipo: 'parecer',
    alvoId: gravada.id,
    antes: { texto: antes?.texto ?? '' },
    depois: { texto },
  });
  return { versao: gravada.versao };
}
