import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusarSeEmUso } from '#shared/palavras/usos.ts';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { cursosApi } from '../api.ts';
import { conferirInativacao } from './conferir-uso.ts';
import { obterSegmentacao, type Segmentacao } from './queries.ts';
import { textosUsos as rotulos } from '#domains/academico/estrutura/texts-ensino.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type DadosSegmentacao = EntradaServidor<typeof cursosApi.criarSegmentacao>['body'];
type Edicao = EntradaServidor<typeof cursosApi.editarSegmentacao>['body'];

/** Creates a segmentação. @throws SEGMENTACAO_DUPLICADA */
export async function criarSegmentacao(ato: Ato<Autor>, dados: DadosSegmentacao): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    id: number;
  }>`insert into segmentacoes (nome, ordem, ativa) values (${dados.nome}, ${dados.ordem}, ${dados.ativa}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'segmentacao.criada', alvoTipo: 'segmentacao', alvoId: id, depois: dados });
  return { id };
}

/** Changes a segmentação. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, SEGMENTACAO_DUPLICADA, CADASTRO_EM_ANDAMENTO */
export async function editarSegmentacao(ato: Ato<Autor>, { id, versao, ...dados }: Edicao): Promise<Segmentacao> {
  const { tx } = ato;
  await sql`select 1 from segmentacoes where id = ${id} for update`.execute(tx);
  const antes = await obterSegmentacao(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'segmentacao', id }, antes);
  if (antes.ativa && !dados.ativa) await conferirInativacao(tx, 'segmentacao', id, antes.nome);
  await sql`update segmentacoes set nome = ${dados.nome}, ordem = ${dados.ordem}, ativa = ${dados.ativa}, versao = versao + 1 where id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'segmentacao.editada',
    alvoTipo: 'segmentacao',
    alvoId: id,
    antes: { nome: antes.nome, ordem: antes.ordem, ativa: antes.ativa },
    depois: dados,
  });
  return { ...antes, ...dados, versao: versao + 1 };
}

/** Deletes a segmentação that nothing uses. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirSegmentacao(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const { cursos, versao: _, ...antes } = await obterSegmentacao(tx, id);
  const { rows } = await sql<{
    n: number;
  }>`select count(distinct ano_letivo_id)::int as n from v_periodo_da_segmentacao where segmentacao_id = ${id}`.execute(tx);
  recusarSeEmUso(antes.nome, [
    { rotulo: rotulos.nCursos, n: cursos },
    { rotulo: rotulos.nAnosLetivos, n: rows[0]?.n ?? 0 },
  ]);
  await sql`delete from segmentacoes where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'segmentacao.excluida', alvoTipo: 'segmentacao', alvoId: id, antes });
}
