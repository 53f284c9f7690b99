import { sql } from 'kysely';
import { lerDecimal } from '#shared/decimais.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { carregarDiario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import { decimalEmTextos } from '#shared/decimais.ts';
import type { avaliacoesApi } from '../api.ts';
import { errosAvaliacao as erros } from '../erros.ts';
import type { DadosDaAvaliacao } from '../esquemas.ts';
import { conferirAberta, conferirAvaliacao } from '../regras.ts';
import { abrirAvaliacao, type AvaliacaoAberta, lerOriginal } from './abrir-avaliacao.ts';
import './restricoes.ts';

type Gravada = { id: number; versao: number };

/** Registers an evaluation, the last of its etapa. @throws those of `conferirAvaliacao`, NAO_ENCONTRADO, AVALIACAO_REPETIDA */
export async function criarAvaliacao(
  ato: Ato<AutorComEscopo>,
  { turmaDisciplinaId, ...dados }: EntradaServidor<typeof avaliacoesApi.criarAvaliacao>['body'],
): Promise<Gravada> {
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  conferirAvaliacao(diario, dados, await lerOriginal(ato, turmaDisciplinaId, dados.substituiId));
  await conferirTipo(ato.tx, diario.cursoId, dados);
  const { usuarioId: id, usuarioNome: nome } = autorDaLinha(ato.quem);
  const { rows } =
    await sql<Gravada>`insert into avaliacoes (turma_disciplina_id, etapa_id, papel, tipo_avaliacao_id, nome, descricao, data_avaliacao,
      data_recuperacao, valor_maximo, peso, substitui_id, ordem, usuario_id, usuario_nome)
    select ${turmaDisciplinaId}, ${dados.etapaId}::bigint, ${dados.papel}, ${dados.tipoAvaliacaoId}::bigint, ${dados.nome}, ${dados.descricao}, ${dados.dataAvaliacao},
      ${dados.dataRecuperacao}::date, ${dados.valorMaximo}, ${dados.peso}, ${dados.substituiId}::bigint,
      (select least(coalesce(max(ordem) + 1, 0), 999) from avaliacoes where turma_disciplina_id = ${turmaDisciplinaId}), ${id}::bigint, ${nome}
    returning id, versao`.execute(ato.tx);
  const [gravada] = rows;
  if (!gravada) throw new Error('the evaluation was not inserted');
  await auditar(ato, { acao: 'avaliacao.criada', alvoTipo: 'avaliacao', alvoId: gravada.id, depois: { turmaDisciplinaId, ...dados } });
  return gravada;
}

/** Changes an evaluation. @throws those of its creation, VERSAO_DESATUALIZADA, AVALIACAO_PRESA_AS_NOTAS, MAXIMO_ABAIXO_DAS_NOTAS, DATA_SEM_QUEM_TEM_NOTA, AVALIACAO_DEPOIS_DE_QUEM_A_SUBSTITUI, AVALIACAO_PRESA_A_QUEM_A_SUBSTITUI */
export async function editarAvaliacao(
  ato: Ato<AutorComEscopo>,
  { id, versao, ...dados }: EntradaServidor<typeof avaliacoesApi.editarAvaliacao>['body'],
): Promise<Gravada> {
  const { tx } = ato;
  const aberta = await abrirAvaliacao(ato, id);
  const { atual, diario } = aberta;
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'avaliacao', id, acoes: 'avaliacao.edit%' }, atual);
  conferirAberta(diario, atual.etapaId);
  conferirAvaliacao(diario, dados, await lerOriginal(ato, atual.turmaDisciplinaId, dados.substituiId));
  conferirComNotas(aberta, dados);
  if (dados.tipoAvaliacaoId !== atual.tipoAvaliacaoId) await conferirTipo(tx, diario.cursoId, dados);
  await conferirQuemASubstitui(tx, id, dados);
  if (dados.dataAvaliacao !== atual.dataAvaliacao) await conferirQuemTemNota(tx, id, diario.turmaId, dados.dataAvaliacao);
  await sql`update avaliacoes set etapa_id = ${dados.etapaId}, papel = ${dados.papel}, tipo_avaliacao_id = ${dados.tipoAvaliacaoId}, nome = ${dados.nome},
    descricao = ${dados.descricao}, data_avaliacao = ${dados.dataAvaliacao}, data_recuperacao = ${dados.dataRecuperacao}, valor_maximo = ${dados.valorMaximo},
    peso = ${dados.peso}, substitui_id = ${dados.substituiId}, versao = versao + 1 where id = ${id}`.execute(tx);
  const { id: _, versao: __, turmaDisciplinaId: ___, ...antes } = atual;
  await auditar(ato, { acao: 'avaliacao.editada', alvoTipo: 'avaliacao', alvoId: id, antes, depois: dados });
  return { id, versao: versao + 1 };
}

/** A second call or a recovery comes after what it replaces, in the same etapa. */
async function conferirQuemASubstitui(
  tx: Tx,
  id: number,
  { dataAvaliacao, etapaId, papel }: Pick<DadosDaAvaliacao, 'dataAvaliacao' | 'etapaId' | 'papel'>,
): Promise<void> {
  const { rows } = await sql<{
    nome: string;
    data: DataCivil;
    etapaId: number | null;
  }>`select nome, data_avaliacao as data, etapa_id as "etapaId"
    from avaliacoes where substitui_id = ${id} order by data_avaliacao, id limit 1`.execute(tx);
  const [outra] = rows;
  if (!outra) return;
  if (outra.etapaId !== etapaId || papel !== 'avaliacao') throw erros.AVALIACAO_PRESA_A_QUEM_A_SUBSTITUI({ outra: outra.nome });
  if (outra.data < dataAvaliacao)
    throw erros.AVALIACAO_DEPOIS_DE_QUEM_A_SUBSTITUI({ outra: outra.nome, data: formatarData(outra.data) }, { campos: ['dataAvaliacao'] });
}

function conferirComNotas({ atual, notas, maiorNota }: AvaliacaoAberta, dados: DadosDaAvaliacao): void {
  const avaliacao = atual.nome;
  const presa = dados.papel !== atual.papel || dados.etapaId !== atual.etapaId || dados.substituiId !== atual.substituiId;
  if (notas > 0 && presa) throw erros.AVALIACAO_PRESA_AS_NOTAS({ avaliacao }, { campos: ['papel'] });
  if (maiorNota !== null && (lerDecimal(dados.valorMaximo, 4) ?? 0n) < (lerDecimal(maiorNota, 4) ?? 0n))
    throw erros.MAXIMO_ABAIXO_DAS_NOTAS({ avaliacao, nota: decimalEmTextos(maiorNota) }, { campos: ['valorMaximo'] });
}

/** A kind of evaluation that the course uses. @throws AVALIACAO_TIPO_INEXISTENTE */
async function conferirTipo(tx: Tx, cursoId: number, { tipoAvaliacaoId }: DadosDaAvaliacao): Promise<void> {
  if (tipoAvaliacaoId === null) return;
  const { rows } =
    await sql`select 1 from v_tipo_avaliacao_curso where tipo_avaliacao_id = ${tipoAvaliacaoId} and curso_id = ${cursoId}`.execute(tx);
  if (rows.length === 0) throw erros.AVALIACAO_TIPO_INEXISTENTE({}, { campos: ['tipoAvaliacaoId'] });
}

async function conferirQuemTemNota(tx: Tx, id: number, turmaId: number, dia: DataCivil): Promise<void> {
  const { rows } = await sql<{ aluno: string }>`select m.aluno_nome as aluno from notas n join v_matricula_resumo m on m.id = n.matricula_id
    where n.avaliacao_id = ${id} and num_nonnulls(n.valor, n.conceito, n.estado) > 0 and not exists (select 1 from v_matricula_enturmacao e
      where e.matricula_id = n.matricula_id and e.turma_id = ${turmaId} and ${dia} between e.data_inicio and coalesce(e.data_fim, 'infinity'))
    order by 1 limit 1`.execute(tx);
  if (rows[0]) throw erros.DATA_SEM_QUEM_TEM_NOTA({ data: formatarData(dia), aluno: rows[0].aluno }, { campos: ['dataAvaliacao'] });
}
