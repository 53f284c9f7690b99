import type { Ato, Presente } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Idioma } from '#shared/erros.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import type { gerenciadorApi } from '../api.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirPeriodo } from '#domains/academico/matriculas/regras.ts';
import { decidirRemanejamento, type Decisao } from '../remanejamento.ts';
import { carregarCena, type Cena, conferirTurmas } from './cena-do-remanejamento.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/escopo.ts';
import { gravarRemanejamento } from './gravar-remanejamento.ts';
import { travarLugares } from '#domains/academico/matriculas/enturmacao/server/door.ts';

type Pedido = EntradaServidor<typeof gerenciadorApi.remanejar>['body'];
type Resposta = RespostaServidor<typeof gerenciadorApi.remanejar>;
type Previa = RespostaServidor<typeof gerenciadorApi.preverRemanejamento>;

/**
 * What a move would do, student by student, and the places of both classes before and after. Writes and locks nothing.
 * @throws as `remanejar`
 */
export async function preverRemanejamento(db: Db, c: Presente, pedido: Omit<Pedido, 'motivo'>): Promise<Previa> {
  const cena = await carregarCena(db, c, pedido);
  conferirTurmas(cena, pedido.dataMovimento);
  const { idioma } = c;
  const decisoes = decidir(cena, pedido);
  const semMotivo = decidir(cena, { ...pedido, motivoExcedente: null });
  const movidos = decisoes.filter((d) => !d.recusa).length;
  const { origem, destino } = cena;
  return {
    itens: decisoes.map((d) => resultado(d, cena, idioma)),
    origem: { antes: lugares(origem), depois: lugares(origem, -movidos) },
    destino: { antes: lugares(destino), depois: lugares(destino, movidos) },
    acimaDasVagas: semMotivo.filter((d) => d.recusa?.code === 'TURMA_SEM_VAGA').length,
  };
}

/**
 * Moves many students from one class to another of the same course and year, in a fixed number of statements. Both classes are
 * locked first, then the enrollments, in the order of their ids. Who cannot move stays, with the reason; the others move.
 * @throws TURMA_INEXISTENTE, MESMA_TURMA_DE_ORIGEM, TURMA_DE_OUTRO_CURSO, TURMA_DE_OUTRO_ANO, TURMA_FECHADA, DATA_FUTURA,
 *   PERIODO_LETIVO_FECHADO; SEM_PERMISSAO for a reason to go over the places without the permission
 */
export async function remanejar(ato: Ato, pedido: Pedido): Promise<Resposta> {
  const { tx, quem, idioma } = ato;
  const turmas = await travarTurmas(tx, [pedido.turmaOrigemId, pedido.turmaDestinoId]);
  await travarMatriculas(ato, pedido.matriculaIds);
  await travarLugares(tx, pedido.matriculaIds);
  const cena = await carregarCena(tx, ato, pedido);
  conferirTurmas(cena, pedido.dataMovimento);
  if (pedido.motivoExcedente !== null) conferirPermissao(quem, 'excesso-vagas:criar', idioma);
  const destino = turmas.get(pedido.turmaDestinoId);
  if (!destino) throw erros.TURMA_INEXISTENTE({}, { campos: ['turmaDestinoId'] });
  const periodos = await travarPeriodos(tx, [destino]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(destino)) ?? null);
  const decisoes = decidir(cena, pedido);
  const movidos = decisoes.filter((d) => !d.recusa);
  const remanejamentoId = movidos.length === 0 ? null : await gravarRemanejamento(ato, pedido, movidos);
  await auditarVarios(
    ato,
    movidos.map(({ matriculaId, excedente }) => ({
      acao: 'matricula.enturmacao',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      motivo: pedido.motivo,
      antes: { turma: cena.origem.nome, dataInicio: cena.alunos.get(matriculaId)?.dataInicio ?? null },
      depois: {
        turma: cena.destino.nome,
        dataInicio: pedido.dataMovimento,
        excedente,
        motivoExcedente: excedente ? pedido.motivoExcedente : null,
        remanejamentoId,
      },
    })),
  );
  return { remanejamentoId, movidos: movidos.length, itens: decisoes.map((d) => resultado(d, cena, idioma)) };
}

/** Locks the enrollments that the person may see, in the order of their ids. */
export async function travarMatriculas({ tx, quem }: Ato, ids: readonly number[]): Promise<void> {
  const escopo = escopoDeAlunos(quem, sql`(select x.turma_id from enturmacoes x where x.matricula_id = m.id and x.data_fim is null)`);
  await sql`select 1 from matriculas m where m.id = any(${[...ids]}::bigint[]) and ${escopo ?? sql`true`} order by m.id for update`.execute(
    tx,
  );
}

const decidir = (cena: Cena, pedido: Omit<Pedido, 'motivo'>): Decisao[] =>
  decidirRemanejamento(pedido.matriculaIds, cena.alunos, cena.destino, { ...pedido, hoje: cena.hoje });

/** The places of a class once some have come or gone. */
function lugares({ vagas, ocupadas }: Cena['origem'], mais = 0) {
  const depois = ocupadas + mais;
  return { vagas, ocupadas: depois, excedentes: Math.max(0, depois - vagas) };
}

function resultado({ matriculaId, excedente, recusa }: Decisao, cena: Cena, idioma: Idioma): Resposta['itens'][number] {
  const nome = cena.alunos.get(matriculaId)?.nome ?? cena.nomes.get(matriculaId) ?? `#${matriculaId}`;
  return recusa
    ? { matriculaId, nome, situacao: 'recusado', excedente: false, codigo: recusa.code, mensagem: recusa.mensagem(idioma) }
    : { matriculaId, nome, situacao: 'movido', excedente, codigo: null, mensagem: null };
}
