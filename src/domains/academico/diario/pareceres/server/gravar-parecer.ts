import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { etapaAberta } from '#domains/academico/diario/conferir.ts';
import { carregarDiario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { pareceresApi } from '../api.ts';
import { errosParecer as erros } from '../erros.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof pareceresApi.gravarParecer>['body'];
type Gravado = { id: number; versao: number; em: string };

/**
 * Saves the opinion about a student, over the version that was seen. The same text again changes nothing.
 * @throws NAO_ENCONTRADO, PARECER_SEM_CRITERIO, PARECER_DE_OUTRA_TURMA, VERSAO_DESATUALIZADA, DIARIO_ETAPA_FECHADA, DIARIO_TURMA_FECHADA,
 * DIARIO_DE_ALUNO_FECHADO
 */
export async function gravarParecer(
  ato: Ato<AutorComEscopo>,
  { turmaDisciplinaId, etapaId, matriculaId, versao, texto }: Pedido,
): Promise<{ versao: number; em: string }> {
  const { tx } = ato;
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  if (diario.criterio.tipo !== 'parecer') throw erros.PARECER_SEM_CRITERIO({ curso: diario.curso });
  etapaAberta(diario, etapaId);
  const atual = async (): Promise<(Gravado & { texto: string }) | undefined> =>
    (
      await sql<Gravado & { texto: string }>`select id, texto, versao, updated_at as em from pareceres
        where matricula_id = ${matriculaId} and etapa_id = ${etapaId} and turma_disciplina_id = ${turmaDisciplinaId}`.execute(tx)
    ).rows[0];
  const antes = await atual();
  if (antes && antes.texto === texto) return { versao: antes.versao, em: antes.em };
  const { usuarioId: autor, usuarioNome: nome } = autorDaLinha(ato.quem);
  const { rows } =
    await sql<Gravado>`insert into pareceres as p (matricula_id, etapa_id, turma_disciplina_id, texto, versao, usuario_id, usuario_nome)
    values (${matriculaId}, ${etapaId}, ${turmaDisciplinaId}, ${texto}, ${versao + 1}, ${autor}, ${nome})
    on conflict on constraint pareceres_key do update set texto = excluded.texto, versao = excluded.versao, usuario_id = excluded.usuario_id,
      usuario_nome = excluded.usuario_nome, updated_at = clock_timestamp() where p.versao = excluded.versao - 1
    returning id, versao, updated_at as em`.execute(tx);
  const [gravado] = rows;
  if (!gravado) {
    const deles = await atual();
    throw versaoDesatualizada({ tipo: 'parecer', id: deles?.id ?? 0 }, { texto: deles?.texto ?? '', versao: deles?.versao ?? 0 });
  }
  await auditar(ato, {
    acao: 'parecer.gravado',
    alvoTipo: 'parecer',
    alvoId: gravado.id,
    antes: { texto: antes?.texto ?? '' },
    depois: { texto },
  });
  return { versao: gravado.versao, em: gravado.em };
}
